import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { losses as r } from '../../rules.ts'

export const lossesPolicy: KnowledgeDocument = {
  id: 'losses',
  title: 'Losses: the first notice, its severity, its flags',
  category: 'claims',
  body: `## CL-1 What to ask
Day, town and state, which car, who drove, what happened, whether anybody was hurt, whether the car can be driven, the police report and
its number, the other party's name, telephone and insurer. A detail that the customer does not have is left out; it
never stops the report. A report is taken at level 1.

## CL-2 Was there cover
Look at the policy on **the day of the loss**: on or after its effective date, before its expiration, and, when it was cancelled and not reinstated, before the
cancellation date, or on it if it ended at the customer's wish (RC-1). (The days of an earlier lapse are not shown; the claims department checks them.) The car has to be on the policy on that day (its effective date), and not
removed. Without cover no claim is opened: decline, in the row of a loss that is not opened. Whether the policy
is in debt does not matter while it is in force.

## CL-3 Is it reported already
Look at the policy's claims. A claim with the same day of loss and the same type is the same loss: no second one is opened, the ticket is
that of the first report if there is one, and it ends as found to be done already. The other insured may have reported it.

## CL-4 Type and severity
Choose the type by what happened; a collision with a car whose driver fled is a Hit and Run, also when ours was parked. A windscreen or window
alone is Glass Only. An animal that is hit is an Animal Strike; swerving and hitting something else is Single Vehicle.

The vehicle's coverages (policy_get_vehicle_details) decide whether our car's own damage is insured: Collision types need
collision_coverage, Comprehensive types comprehensive_coverage. Without it: when somebody else was hurt or has damage the type is Liability Only;
otherwise decline, no claim.

- **Major**: somebody was hurt, fire, or the whole car stolen.
- **Moderate**: not Major, and the car cannot be driven, or somebody else's car or property is damaged.
- **Minor**: everything else. Glass Only is always Minor.

## CL-5 Police report
police_report_required is true for theft, vandalism, hit and run, and whenever somebody was hurt; and where ST-6 says so; else false. When it is
required and the customer has no number, the claim is opened without one and the ticket waits for the number (pending).

## CL-6 Flags for the investigation unit
Each of these is a sign:
1. the loss happened more than ${r.lateAfterDays} days before today;
2. it happened less than ${r.freshPolicyDays} days after the policy's effective date, or less than ${r.freshVehicleDays} days after the car came onto the policy
   (date_added_to_policy; the day itself counts as none);
3. ${r.claimsBefore} or more other claims on the policy have a day of loss in the ${r.claimsMonths} months before this one, open or closed. Claims that were withdrawn and Glass Only do not count;
4. the fraud flag of ID-4.
One sign: siu_flag Suspicious Activity Flagged. Two or more: Confirmed SIU Referral. None: None. Glass Only losses are never flagged, except for the fourth.
With a flag the ticket goes to the investigation unit; the claim is opened all the same. Never tell the customer.

## CL-7 Who drove
driver_id is the driver's id on this policy. When the person at the wheel is not on the list, or is removed: leave driver_id out and set
unlisted_driver_flag true. An **excluded** driver is named by their id, the flag is false, and the ticket goes to underwriting.
A parked or stolen car has no driver: driver_id is left out and the flag is false.

## CL-8 How it is written
vehicle_id and vehicle_vin both, from the policy. has_bodily_injury is true when anybody was hurt, also slightly, also in the other car. Names, telephone
numbers and numbers of reports as given. One claim a loss, even if two of our cars were in it: the car of the person
who reports. The ticket ends as Completed when nothing is missing and no team has to look.

## CL-9 Reports by others
A third party's loss is not opened as a claim here: write the ticket (row of a loss that is not opened, no requester), and hand it to underwriting,
who speak with our customer first. Its subject begins with the policy number or, where the third party knows only our car from the police report, with its VIN. A listed driver's report of their own loss is taken like the insured's.`,
}
