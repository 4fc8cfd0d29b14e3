import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { clearanceDays, deskUsers } from '../../rules.ts'

export const clientSystems: KnowledgeDocument = {
  id: 'CO-6',
  title: "Clients' systems: clearance, NDA, training, tunnel",
  category: 'client access',
  body: `## CO-6.1 The order
1. the engagement allows it and the person has a place (CO-4.2, CO-4.3), and the account team's notes do not forbid
  it (CO-4.5);  2. clearance;  3. NDA;  4. courses;  5. approval;  6. tunnel;  7. the system.

Which client it is follows from the CRM's record of the engagement, not from what the person calls it. What the
client asks for follows from the client's record (check_client_requirements).

Steps 2, 3 and 4 are begun together, in one conversation: everything that is missing and may be begun. As long as
any of them is unfinished, no approval is asked for, and no tunnel and no system is given. Then the ticket is
pending if the person who writes has something to do (sign, complete a course), otherwise on hold. A ticket that
goes to security (CO-6.2) is open, whatever else is unfinished. Step 6 and 7 are
done together, after the approval. A tunnel that the person has already is not given twice.

## CO-6.2 Clearance
A person has one clearance record: a level and a state.
- The client asks for standard: a record of either level that is cleared will do.
- The client asks for high_security: only a high_security record that is cleared will do.
- in_progress: wait, whatever its level. Never begin a second check over one that is running.
- failed: never begin again. The ticket goes to security (open, desk user ${deskUsers.security}), nothing else is
  begun, and the person is told no more than CO-1.4 allows.
- not_initiated, or expired: begin a check at the level that the client asks for.
- cleared at standard while the client asks for high_security: the new check takes the standard clearance away for
  as long as it runs. Every client asks for standard at least. So if the person has a place today on an engagement
  of another client, do not begin it: the ticket goes to security (open, desk user ${deskUsers.security}), and NDA
  and courses are begun all the same. Otherwise begin it.

A standard check takes ${clearanceDays.standard} days, a high_security check ${clearanceDays.high_security} days. An
NDA or a course makes up for nothing.

## CO-6.3 NDA
If the client asks for one: signed will do. not_signed or expired: send it. sent_for_signature: it is with the
person already; do not send it again. Never send one that is signed: sending takes the signature away. A client that
asks for none gets none.

## CO-6.4 Courses
Every course on the client's list must be completed. Enrol the person in each that is missing, if it has a seat;
these enrolments need no approval, whatever CO-11 says about cost and category. Do not enrol somebody twice:
enrolments that are not completed cannot be read, so a ticket that says they were enrolled is the proof (CO-2.7). A
course without a seat left holds the matter up; begin the rest.

Where a completed course ends with a certificate of the same name, the certificate must not have expired: read its
date in the training history. A course whose certificate has expired counts as missing, and is taken again.

## CO-6.5 Approval
client_access, from the senior manager of the engagement. For full_access with a client that asks for high_security,
in addition the security director. It is asked for when steps 1 to 4 are fulfilled, not before.

## CO-6.6 Kind of access
Analysts and Consultants: at most contributor. Senior Consultants and above: at most full_access. Administrative
staff: read_only. What is asked for within that is given; somebody who names none gets read_only. admin is not given
by this desk (CO-14.1).

## CO-6.7 Tidying up
Whenever you work on somebody's access to a client's system or on their VPN, read their tunnels (check_vpn_access).
A tunnel to a client on none of whose engagements they have a place today is revoked in the same ticket, and they
are told. The firm's own VPN is not touched. This is done even if what they asked for is refused or has to wait.`,
}
