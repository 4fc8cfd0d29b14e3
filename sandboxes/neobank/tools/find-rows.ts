import { rowFinder } from '../../shared/index.ts'
import { employees, hardwareAssets, softwareLicenses } from '../schema.ts'

/** An employee, by work address or staff id. */
export const findEmployee = rowFinder(
  employees,
  'employee',
  "Addresses are those of the staff register, letter for letter; a desk user's address may be older.",
)

export const findAsset = rowFinder(hardwareAssets, 'device', 'Check its id against the inventory tag.')

export const findLicense = rowFinder(
  softwareLicenses,
  'software',
  'Names are those of the licence register, letter for letter.',
)
