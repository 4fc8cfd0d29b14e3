import type { accessLevels, departments } from './schema.ts'

type Department = (typeof departments)[number]

/** One line of the access matrix: an application at one level, who may have it, and who approves. */
export interface MatrixLine {
  readonly app: string
  readonly level: (typeof accessLevels)[number]
  /** Departments that may have it; everybody when not said. */
  readonly departments?: readonly Department[]
  readonly fromLevel?: number
  /** Nobody approves for these departments; for all when it says so. */
  readonly freeFor?: readonly Department[] | 'all'
  /** Approves besides the manager. */
  readonly second?: Department
  readonly restricted?: true
}

/** Who may have which application, and by whose approval. The policy's table is made from it. */
export const accessMatrix: readonly MatrixLine[] = [
  { app: 'Parley', level: 'member', freeFor: 'all' },
  { app: 'Almanac', level: 'user', freeFor: 'all' },
  { app: 'Trackline', level: 'user', freeFor: 'all' },
  { app: 'Huddle', level: 'user', freeFor: 'all' },
  { app: 'Roster HR', level: 'standard', freeFor: 'all' },
  { app: 'Roster HR', level: 'elevated', departments: ['hr'], restricted: true },
  { app: 'Gatekey VPN', level: 'standard_employee', freeFor: 'all' },
  {
    app: 'Gatekey VPN',
    level: 'engineer_prod',
    departments: ['product_engineering', 'it_operations', 'it_security'],
    fromLevel: 3,
    second: 'it_security',
    restricted: true,
  },
  { app: 'Prism BI', level: 'viewer', freeFor: 'all' },
  { app: 'Clientbook CRM', level: 'user', freeFor: ['sales', 'marketing'] },
  { app: 'Forgeyard', level: 'read_only', freeFor: ['product_engineering', 'it_security'] },
  { app: 'Forgeyard', level: 'write', departments: ['product_engineering'] },
  { app: 'Covenant GRC', level: 'user', freeFor: ['compliance_risk', 'legal'], second: 'compliance_risk' },
  {
    app: 'Tessera AML',
    level: 'user',
    departments: ['compliance_risk'],
    second: 'compliance_risk',
    restricted: true,
  },
  {
    app: 'Watchtower SIEM',
    level: 'user',
    departments: ['it_security', 'it_operations'],
    freeFor: ['it_security'],
    second: 'it_security',
    restricted: true,
  },
  { app: 'Lakehouse Masked', level: 'viewer', fromLevel: 3 },
  {
    app: 'Lakehouse Masked',
    level: 'analyst',
    departments: ['product_engineering', 'finance_accounting', 'compliance_risk'],
    fromLevel: 3,
  },
  {
    app: 'Lakehouse Raw',
    level: 'analyst',
    departments: ['product_engineering'],
    fromLevel: 4,
    second: 'it_security',
    restricted: true,
  },
  { app: 'Teller Console', level: 'read_only', departments: ['customer_support', 'compliance_risk'] },
  {
    app: 'Teller Console',
    level: 'write non-PII only',
    departments: ['customer_support'],
    fromLevel: 4,
    second: 'compliance_risk',
    restricted: true,
  },
  {
    app: 'Customer PII',
    level: 'read_only',
    departments: ['customer_support', 'compliance_risk'],
    fromLevel: 3,
    second: 'compliance_risk',
    restricted: true,
  },
  {
    app: 'Cloud Production',
    level: 'user',
    departments: ['product_engineering', 'it_operations'],
    fromLevel: 4,
    second: 'it_security',
    restricted: true,
  },
  {
    app: 'Ledger Database',
    level: 'read_only',
    departments: ['product_engineering', 'it_operations'],
    fromLevel: 4,
    second: 'it_security',
    restricted: true,
  },
]

/** The matrix as a table of a policy. */
export function matrixTable(): string {
  const rows = accessMatrix.map((line) => {
    const who = line.departments?.join(', ') ?? 'everybody'
    const from = line.fromLevel === undefined ? '' : `, from level ${line.fromLevel}`
    const second = line.second === undefined ? 'manager' : `manager and ${line.second}`
    const approval =
      line.freeFor === 'all'
        ? 'none'
        : line.freeFor === undefined
          ? second
          : `none for ${line.freeFor.join(', ')}; others: ${second}`
    return `| ${line.app} | ${line.level} | ${who}${from} | ${approval} | ${line.restricted ? 'yes' : 'no'} |`
  })
  return [
    '| application | level | who may have it | approval | restricted |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
