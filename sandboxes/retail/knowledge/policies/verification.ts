import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'

export const verification: KnowledgeDocument = {
  id: 'POL-01',
  title: 'Knowing who is writing',
  category: 'identity',
  body: `## POL-01.1 What has to match
A person counts as verified when they have given two things that belong together in our records:
1. the email address of a customer profile, and
2. the number of an order placed by that same profile.

Somebody who has no order number at hand may give the phone number on the profile instead. Membership
questions need only these two as well. Who is verified is verified for every order of that profile until the
conversation ends.

## POL-01.2 When something does not match
Similar names are common here, and so are families who share a surname. A name alone proves nothing. If the
order belongs to another profile than the email, say that the two do not match, ask once for what is right, number
or email, and stop there if it does not come. Read nothing out, change nothing and open no ticket for a person who is
not verified. If one order number of several is wrong, the others are still served; about the wrong one, say
only that it does not belong to this profile, and write no ticket.

## POL-01.3 On behalf of somebody else
A partner, child or neighbour may ask general questions. Changes are made only for the holder of the profile: whoever
says that they write for somebody else is refused, whatever numbers they know, and that matter leaves no ticket.
Whoever received a present is not the holder, even with the holder's email at hand: the one who ordered has to
write. One person with two profiles is two customers: tier, points and orders are those of the profile that placed the order.

## POL-01.4 What nobody needs to send
Never ask for a card number, a security code, a password or an identity document, and do not accept one. If a
customer offers card details, tell them to enter them in their own account instead.`,
}
