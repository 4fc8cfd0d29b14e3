import { customerProfiles, userOf } from '../../sandboxes/travel/baseline/people.ts'

/** Somebody who writes: a guest by id (`CUS-…`), or a company's contact or a hotel by the address of mail. */
export type Writer = string

/** The address of a writer and their desk user. */
export function personOf(writer: Writer): { readonly email: string; readonly deskUser: string } {
  const profile = customerProfiles.find(({ customer_id }) => customer_id === writer)
  const email = profile?.email ?? writer
  return { email, deskUser: userOf(email) }
}
