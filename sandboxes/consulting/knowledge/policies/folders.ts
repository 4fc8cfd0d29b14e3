import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'

export const foldersPolicy: KnowledgeDocument = {
  id: 'CO-12',
  title: 'Folders with documents',
  category: 'folders',
  body: `## CO-12.1 What the levels mean
confidentiality_level decides, not the folder's name.

| level | who | what | approval |
|---|---|---|---|
| public | every employee | viewer; editor with approval | none for viewer; editor: owner |
| internal | every employee whose onboarding is completed or at day_7_30_engagement_ramp | viewer; editor with approval | none for viewer; editor: owner |
| confidential | Managers, Senior Managers, Partners, and direct reports of the owner | viewer | owner |
| client_confidential | people with a place (CO-12.2) | viewer or editor | senior manager |

co_owner is never given here. Somebody who asks for more than their row has is offered what it has. What a person
names no permission for is viewer.

## CO-12.2 Folders of clients
If the folder names an engagement, the place must be on that engagement; a place on another one of the same client
is not enough. If it names a client only, a place on any of the client's engagements will do, and its senior manager
approves; with several such places, the one that began first. CO-4.2 and CO-4.5 hold. If the client asks for an NDA,
it must be signed; if it is not signed or has expired, send it and wait: no approval yet, pending (on hold, if
another person has to sign). Clearance and courses are not asked for.

The engagement's own senior manager and engagement manager need no approval for its folders; everything else holds
for them.

## CO-12.3 The owner
An owner who asks about their own folder needs no approval to let people in, if those people belong to the row; for
a folder of a client the senior manager approves all the same. An owner who is no longer in personnel: for folders
of clients it does not matter; all others are handed to the desk lead (CO-14.1). An owner on leave: CO-3.2.

## CO-12.4 Close-out
After the end of an engagement CO-4.6 holds: viewer only, and only for that time. NDA and approval are needed as
before. editor is not given, though the engagement's report is not finished.

## CO-12.5 Twice
An access that a ticket shows as granted is there. The same or a lower permission again: nothing, solved. A higher
one: a matter of the same ticket, with the approval that the higher one needs.`,
}
