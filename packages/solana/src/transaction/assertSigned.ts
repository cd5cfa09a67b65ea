import { malformedSignature, PorticoError, transactionAltered } from '@portico/protocol'
import { isSameBytes } from '../address.js'
import { computeBudgetProgram } from '../programs.js'
import { type Instruction, type Message, readMessage } from './readMessage.js'
import { readTransaction } from './readTransaction.js'

/** Programs whose instructions wallets add to protect their users: fees, and checks that undo a theft. */
const addable: ReadonlySet<string> = new Set([
  computeBudgetProgram,
  'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95',
])

/** Refuses what comes back without the account's signature, or as another transaction than the one that was given. */
export function assertSigned(original: Uint8Array, signed: Uint8Array, address: string): void {
  const { message } = readTransaction(original)
  const after = readTransaction(signed)
  const says = readMessage(after.message)
  const signature = after.signatures[says.signers.indexOf(address)]
  if (!signature || signature.every(byte => byte === 0)) throw new PorticoError(malformedSignature)
  if (!isSameBytes(message, after.message) && !isOnlyProtected(readMessage(message), says))
    throw new PorticoError(transactionAltered)
}

/** Whether one message is the other with nothing but protecting instructions, or a newer block, added. */
function isOnlyProtected(before: Message, after: Message): boolean {
  if (before.signers.join() !== after.signers.join()) return false
  const kept = (list: readonly Instruction[]) =>
    JSON.stringify(list.filter(({ program }) => !addable.has(program)))
  return kept(before.instructions) === kept(after.instructions)
}
