import { internalError, PorticoError, transactionReverted } from '@portico/protocol'
import type { Hex } from '../../../keys/Addresses.ts'
import { submit } from '../../../node/submit.ts'
import type { FamilyContext, SignedCall } from '../../VaultFamily.ts'
import { getChainId, getOwner } from '../calls/SmartContext.ts'
import { delegationManager } from '../delegation/delegate.ts'
import { encodeContext, parseDelegation } from './encodeDelegation.ts'
import { decodeCaveats, formatPermission } from './terms.ts'

/** Milliseconds between two reads of a receipt. */
const receiptDelay = 1_000

/** ERC-7715: a permission as granted, which may be less than requested. */
interface PermissionResponse {
  readonly chainId: Hex
  readonly from: Hex
  readonly to: Hex
  readonly permission: { readonly type: string; readonly isAdjustmentAllowed: boolean; readonly data: object }
  readonly rules: readonly { readonly type: 'expiry'; readonly data: { readonly timestamp: number } }[]
  readonly context: Hex
  readonly dependencies: readonly []
  readonly delegationManager: Hex
}

/** Sends what has to be in a block first, and answers with what was signed. */
export async function completeGrants(
  requests: readonly unknown[],
  done: Pick<SignedCall, 'items' | 'signed'>,
  context: FamilyContext,
  signal: AbortSignal,
): Promise<readonly PermissionResponse[]> {
  const chainId = getChainId(context.network)
  const granted = done.items.flatMap((item, index) => {
    if (item.kind !== 'evm-typed-data') return []
    const delegation = parseDelegation(item.data)
    const decoded = decodeCaveats(delegation.caveats)
    if (!decoded) throw new PorticoError(internalError)
    const { terms } = decoded
    const signature = (done.signed[index]?.result ?? '0x') as Hex
    const response: PermissionResponse = {
      chainId: `0x${chainId.toString(16)}`,
      from: delegation.delegator,
      to: delegation.delegate,
      permission: { isAdjustmentAllowed: isAdjustable(requests[index]), ...formatPermission(terms) },
      rules: [{ type: 'expiry', data: { timestamp: terms.end } }],
      context: encodeContext({ ...delegation, signature }),
      // The account exists once it delegates.
      dependencies: [],
      delegationManager,
    }
    return [{ response, end: terms.end }]
  })
  // Stored before the site has it, so that the visitor can revoke it whatever happens next.
  await context.permissions.add(
    granted.map(({ response, end }) => ({
      owner: getOwner(context.accounts),
      network: context.network,
      context: response.context,
      end,
      response,
    })),
  )
  await sendTransactions(done, context, signal)
  return granted.map(({ response }) => response)
}

const isAdjustable = (request: unknown): boolean =>
  (request as { permission?: { isAdjustmentAllowed?: unknown } }).permission?.isAdjustmentAllowed === true

/** Resolves once the transactions are in a block. */
export async function sendTransactions(
  { items, signed }: Pick<SignedCall, 'items' | 'signed'>,
  { node, network }: FamilyContext,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'evm-transaction') continue
    const { result, name: hash = '' } = signed[index] ?? {}
    await submit(() => node.call(network, 'eth_sendRawTransaction', [result]), hash)
    for (;;) {
      const receipt = await node.call(network, 'eth_getTransactionReceipt', [hash], signal)
      if (typeof receipt === 'object' && receipt !== null && 'status' in receipt) {
        if (receipt.status === '0x1') break
        throw new PorticoError(transactionReverted, { context: { hash } })
      }
      await wait(signal)
    }
  }
}

const wait = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, receiptDelay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
