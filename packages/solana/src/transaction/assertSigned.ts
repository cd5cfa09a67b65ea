import { malformedSignature, PorticoError, transactionAltered } from '@portico/protocol'
import { isSameBytes } from '../address.js'
import { computeBudgetProgram } from '../programs.js'
import { type Instruction, type Message, readMessage } from './readMessage.js'
import { readTransaction } from './readTransaction.js'

/** Programs whose instructions wallets add for protection: priority fees and Lighthouse assertions. */
const addable: ReadonlySet<string> = new Set([
  computeBudgetProgram,
  'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95',
])

export function assertSigned(original: Uint8Array, signed: Uint8Array, address: string): void {
  const { message } = readTransaction(original)
  const after = readTransaction(signed)
  const says = readMessage(after.message)
  const signature = after.signatures[says.signers.indexOf(address)]
  if (!signature || signature.every(byte => byte === 0)) throw new PorticoError(malformedSignature)
  if (!isSameBytes(message, after.message) && !isOnlyProtected(readMessage(message), says))
    throw new PorticoError(transactionAltered)
}

function isOnlyProtected(before: Message, after: Message): boolean {
  if (before.signers.join() !== after.signers.join()) return false
  const kept = (list: readonly Instruction[]) =>
    JSON.stringify(list.filter(({ program }) => !addable.has(program)))
  return kept(before.instructions) === kept(after.instructions)
}
