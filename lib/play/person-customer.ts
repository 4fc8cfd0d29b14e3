import { InfrastructureError } from '../core/infrastructure-error.ts'
import type { Customer } from '../customer/customer.ts'
import { customerPart } from '../customer/customer-prompt.ts'
import type { Player } from './player.ts'

/**
 * The customer as a person, or any program, plays it by the same part that a model is given.
 *
 * @param trial - which of the tasks it is, as in `1 of 3`
 * @param onLeft - called when the player has left before the end; ends the trial
 */
export function createPersonCustomer(player: Player, trial: string, onLeft: () => void): Customer {
  return {
    async respond({ customer, conversation }) {
      player.tell({
        type: 'ask_customer',
        trial,
        instructions: customerPart(customer),
        conversation: conversation
          .filter(({ unsaid }) => unsaid === undefined)
          .map(({ role, text }) => ({ from: role === 'customer' ? 'you' : 'desk', text })),
      })
      const move = await player.customerMove()
      if (move) return { message: move.text.trim(), finished: move.finished }
      onLeft()
      throw new InfrastructureError('cancelled', 'whoever played the customer has left')
    },
  }
}
