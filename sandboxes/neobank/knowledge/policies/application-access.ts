import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { matrixTable } from '../../access-matrix.ts'
import { access } from '../../rules.ts'

export const applicationAccess: KnowledgeDocument = {
  id: 'AC',
  title: 'Application access: the matrix, prerequisites, and changing a level',
  category: 'access',
  body: `## AC-1 The matrix
Applications and levels are written exactly so. A level that is not in the matrix does not exist, whatever the
tool accepts.

${matrixTable()}

Department and level are the beneficiary's in the register. "manager" and a department's name are approval
steps: see Approvals. Everything that is not in the matrix is refused.

## AC-2 Probation
An employee whose start date lies fewer than ${access.probationDays} days back gets no restricted application,
approval or not. Members of it_security are excepted for Watchtower SIEM, and emergency access (IN-1) is
excepted for everybody.

## AC-3 What the employee has already
Look the application up before you do anything.
- The same level: nothing to do; information_provided.
- A lower level of the matrix: after the approval that the new level needs, revoke the old level and give the
  new one.
- A higher level: nothing to do, unless the employee wants to step down; then revoke and give the lower level,
  without approval.
- A temporary access that has run out is still shown as access, and its end is not shown. Its end stands as
  access_expiry_date in the ticket by which it was given. If that lies in the past, the employee counts as
  having nothing: revoke it, and treat the wish as a new one. Revoke it also when the new wish has to wait for
  an approval. If the employee only asks and does not want it again, it stays as it is.

## AC-4 Prerequisites
- Cloud Production, Ledger Database and Lakehouse Raw are reached only through Gatekey VPN at the level
  engineer_prod. Without it the wish is refused, and the employee is told to ask for the VPN first. Emergency
  access is excepted.
- Prism BI needs a seat besides (see Licences); seat and access are one matter. Give the seat first.
- Teller Console at the level write non-PII only is for people who have had read_only for at least
  ${access.consoleReadDays} days; granted_at of the access tells.

## AC-5 Restricted applications
Before you give or ask approval for a restricted application, read the incident list (IN-4) and Segregation of
duties. Some may be given only for a time: Temporary access and contractors.

## AC-6 Order of the checks
When several reasons speak against a wish, it is refused: a refusal (matrix, probation, prerequisites,
segregation, contractor) comes before a freeze, a freeze before an approval.`,
}
