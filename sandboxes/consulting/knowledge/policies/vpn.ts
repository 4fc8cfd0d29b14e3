import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'

export const vpnPolicy: KnowledgeDocument = {
  id: 'CO-7',
  title: 'VPN: the firm and the clients',
  category: 'vpn',
  body: `## CO-7.1 The firm's own
Every employee has one entitlement to the firm's own VPN, the one without a client. Whoever lacks it gets it,
without approval, once the joiner's first day has come. It is not given a second time to somebody who has it, for
whatever does not work: a connection that fails though the entitlement is there goes to security (open, CO-14.1).

## CO-7.2 A client's tunnel
A tunnel is for a client, not for an engagement, and everything that CO-6 asks for before the system is asked for
before the tunnel: place, clearance, NDA, courses, approval. Somebody who has been given a system of the client on a
current place, as a solved ticket shows, fulfilled all of it then: if only their tunnel is missing, it is given at
once, in the ticket of the system. This holds even if the approval of that time is used up. Tidying up (CO-6.7) is
done for a tunnel alone as well.

## CO-7.3 Taking away
Taking away names the client. Without a client the tool ends every entitlement, the firm's own included; that is
right for people who leave and for lost or stolen devices only (CO-13.5, CO-8.6).

The person may give a tunnel back at any time. Somebody else may have it taken away if they may ask for the person
(CO-1.2). A tunnel that somebody needs for a place today is not taken away because a colleague finds it superfluous.

After taking away, read the entitlements again: a person can have two tunnels to one client, and the firm's own must
still be there.`,
}
