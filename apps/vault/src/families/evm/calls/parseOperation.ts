import { invalidParams, PorticoError } from '@portico/protocol'
import { refuseGrantCalls } from '../grants/refuseGrantCalls.ts'
import type { SmartCall } from '../sign/UserOperation.ts'
import { completeOperation, countFee } from './completeOperation.ts'
import type { EvmParsed, EvmSend } from './EvmParsed.ts'
import type { SmartContext } from './SmartContext.ts'

interface NewOperation extends Omit<EvmSend, 'fee' | 'calls'> {
  readonly calls: readonly SmartCall[]
  /** Read before the data that the calls depend on, so that none of it is older than the operation. */
  readonly nonce?: bigint
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export async function parseOperation(
  { account, services, grants }: SmartContext,
  { nonce, ...send }: NewOperation,
): Promise<EvmParsed> {
  const { calls, own } = send
  // The account's own functions can transfer its ownership or upgrade its implementation.
  if (calls.some(({ to, data }) => isSame(to, account.address) && data.length > 0))
    throw new PorticoError(invalidParams, {
      detail: 'Sites cannot call functions of the smart account itself.',
    })
  if (!own) refuseGrantCalls(calls, grants)
  const operation = await completeOperation(account, calls, services, nonce)
  return {
    items: [{ kind: 'user-operation', operation }],
    send: { ...send, fee: operation.paymaster === undefined ? countFee(operation) : 'sponsored' },
  }
}
