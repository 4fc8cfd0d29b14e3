import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { longestBypassHours, signIn } from '../../rules.ts'

export const signInPolicy: KnowledgeDocument = {
  id: 'AU',
  title: 'Sign-in: verification, lockouts, passwords and second factors',
  category: 'sign-in',
  body: `## AU-1 Verification first
Every operation below begins with one verification; it holds for the rest of the conversation. Success in the answer
means that the person has passed.

| who | operation |
|---|---|
| lost or stolen device or phone, or suspected misuse, whoever it is | send_verification_video_call |
| level ${signIn.assistantFromLevel} or more | send_verification_assistant |
| the direct manager is available | send_verification_manager |
| everybody else | send_verification_sms |

The first row that fits counts. Every operation carries the ticket's id. No e-mail is sent for sign-in, except AU-5.

## AU-2 Locked out, or the password forgotten
Verification, then unlock_account; or force_password_reset when the password is forgotten, which unlocks as well.
First look for a reason: if the employee has an unsolved ticket owned by it_sec_team, or a comment in one of their
tickets shows that security locked the account (it says so, or it_sec_team wrote it, TK-1), nothing is
unlocked, reset or verified. Hand the matter to it_sec_team, in a ticket of its own; the lock-out is another matter
than what security is looking into, so RE-4 does not apply.

## AU-3 Second factor
- A new phone, the old one still at hand: verification, then send_mfa_enrollment_link. The old factor stays.
- The old one broken or sold: besides, remove_mfa_device with its id, after the link. The employee names the id (it
  is on the back of the enrolment card).
- Lost or stolen: AU-5.

add_mfa_device is for hardware keys, whose id the employee reads out.

## AU-4 Bypass
Only when the employee cannot enrol today. Whole hours as needed, at most ${longestBypassHours} hours;
bypass_expires_at is now plus these hours. Refused for contractors, for holders of a restricted application (look
each one up), and when a bypass was set in the last ${signIn.bypassEveryDays} days: a comment of a sign-in ticket
tells, and its date counts. A refused bypass is no reason to refuse the rest of the matter.

## AU-5 Lost, stolen, or somebody else was in
A lost or stolen phone or laptop, sign-ins that were not the employee's, prompts they did not cause:
1. video verification, then invalidate_all_sessions, then force_password_reset. No unlock, no link, no bypass;
2. the ticket: incident, urgent, handed to it_sec_team; incident_severity sev2_high; customer_impact yes_potential
  if the employee holds Customer PII, Teller Console or Tessera AML, otherwise no_impact; asset_id the device, if
  one of ours is lost;
3. an escalation_notice to the head of it_security.

If an active incident of the list already names the employee or the device, write no ticket of your own beyond this
one, but give it the incident's severity.

## AU-6 What stays open
A locked account whose owner is terminated stays locked. On leave is no hindrance.`,
}
