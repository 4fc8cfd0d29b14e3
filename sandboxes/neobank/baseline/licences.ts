import type { Rows } from '../rows.ts'

const licence = (
  digits: string,
  software_name: string,
  license_type: Rows<'softwareLicenses'>[number]['license_type'],
  total_licenses: number | null = null,
  annual_cost_per_license: number | null = null,
) => ({ id: `LIC-${digits}`, software_name, license_type, total_licenses, annual_cost_per_license })

/** The licence register. */
export const softwareLicenses: Rows<'softwareLicenses'> = [
  licence('30110001', 'Prism BI', 'standard', 12, 420),
  licence('30110002', 'Inkwell Studio', 'individual', 8, 640),
  licence('30110003', 'Quantbench', 'enterprise', 10, 1900),
  licence('30110004', 'Keyring', 'unlimited'),
  licence('30110005', 'Draftboard', 'standard', 15, 180),
  licence('30110006', 'Parsnip Diagram', 'standard', 6, 240),
  licence('30110007', 'Statline', 'enterprise', 5, 960),
  licence('30110008', 'Huddle', 'unlimited'),
]
