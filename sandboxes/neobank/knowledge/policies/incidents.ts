import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { emergency } from '../../rules.ts'

export const incidentsPolicy: KnowledgeDocument = {
  id: 'IN',
  title: 'Incidents: emergency access, and what an incident stops',
  category: 'incidents',
  body: `## IN-1 Emergency access
Without prior approval an employee gets what is needed in an incident, if all of this holds:
- the incident list shows the incident as active now, as SEV1 or SEV2, and its description names the system;
- the wish is for Ledger Database (read_only), Cloud Production (user), Gatekey VPN (engineer_prod) or Watchtower
  SIEM (user);
- the employee is active, of product_engineering, it_operations or it_security, and of level ${emergency.level} or
  more. Departments and levels of the matrix, probation, the VPN and pairs (SO-3) do not count;
- the employee works on that incident and needs the access for it, by their own word. Who wants it for something
  else (a release, a report) has no emergency, though all the rest fits;
- contractors: SEV1 only.

Otherwise the wish goes the ordinary way, as if there were no incident; IN-4 then applies. An incident that was
closed, however recently, is over. The employee names the incident; if the id is not on the list, look whether an
active one names the system.

## IN-2 Its end
SEV1: ${emergency.hours.SEV1} hours; SEV2: ${emergency.hours.SEV2} hours; from now, to the minute. An access of the
same application that the employee holds already is left as it is, if it has not run out and has at least the level:
then nothing is to be given, and the wish is answered: no severity, no impact, no e-mail.

## IN-3 Who is told
Three kinds of e-mail, each with the ticket's id, priority urgent:
- post_facto_manager_alert to the holder of the manager step (AP-1, AP-3);
- incident_access_granted to the head of it_security, available or not;
- breaking_glass_alert to the head of compliance_risk, but only if the employee is a contractor, is in probation
  (AC-2), or now holds a pair of SO-1.

The employee gets no e-mail. The ticket is done without approval; tags production_access and temporary_access;
incident_severity the incident's; customer_impact yes_active for SEV1 and yes_potential for SEV2.

## IN-4 Freeze
While an active SEV1 incident names an application, nobody gets ordinary new access to it, also not with an approval
that was given, and no approval is asked for. The wish waits: on hold, backlogged, incident_severity sev1_critical.
Revoking and emergency access are not frozen. SEV2 and lower freeze nothing.

## IN-5 Severities
SEV1 is sev1_critical, SEV2 sev2_high, SEV3 sev3_medium, SEV4 sev4_low. Somebody who reports an incident is thanked
and handed to it_sec_team (security) or it_inf_team (outages): see RE-1. The desk opens, changes and closes no
incidents.`,
}
