import type { EvmTransaction as RequestedTransaction } from '@portico/protocol/frame'
import type { TextKey } from '../../../locales/en.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import { assertNoOwnCalls } from '../delegation/parseBatch.ts'
import type { EvmDraft } from '../sign/serializeEvmTransaction.ts'
import type { SmartCall } from '../sign/UserOperation.ts'
import { completeEvmTransactions, parseQuantity } from './completeEvmTransactions.ts'
import { completeOperation, countFee } from './completeOperation.ts'
import type { EvmParsed, EvmSend } from './describeEvm.ts'
import type { SmartContext } from './SmartContext.ts'

export async function parseTransactions(
  context: FamilyContext,
  title: TextKey,
  requested: readonly RequestedTransaction[],
): Promise<EvmParsed> {
  const { accounts } = context
  const smart = accounts.find(({ type }) => type === 'smartAccount')?.address.toLowerCase()
  // As the owner, the EOA could transfer the smart account or upgrade it.
  if (smart && requested.some(({ to, data, input }) => to?.toLowerCase() === smart && (data ?? input)))
    throw refuseForSmart()
  const withData = requested.filter(({ data, input }) => (data ?? input ?? '0x') !== '0x')
  assertNoOwnCalls(
    withData.map(({ to }) => to),
    context,
  )
  return draftTransactions(context, { title }, requested)
}

/** For transactions of the vault itself, which may call what sites may not. */
export async function draftTransactions(
  { account, network, node, signal }: FamilyContext,
  send: Omit<EvmSend, 'calls' | 'fee'>,
  requested: readonly RequestedTransaction[],
): Promise<EvmParsed> {
  const from = account.address
  const [drafts, counted] = await Promise.all([
    completeEvmTransactions(node, { network, from }, requested, signal),
    node.call(network, 'eth_getTransactionCount', [from, 'pending'], signal).then(parseQuantity),
  ])
  const fee = drafts.reduce((sum, draft) => sum + draft.gas * priceOf(draft), 0n)
  return { items: [], unnumbered: { drafts, counted }, send: { ...send, calls: drafts, fee } }
}

const priceOf = (draft: EvmDraft) => ('gasPrice' in draft ? draft.gasPrice : draft.maxFeePerGas)

interface NewOperation extends Omit<EvmSend, 'fee' | 'calls'> {
  readonly calls: readonly SmartCall[]
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export async function parseOperation(
  { account, services }: SmartContext,
  send: NewOperation,
): Promise<EvmParsed> {
  const { calls } = send
  // The account's own functions can transfer its ownership or upgrade its implementation.
  if (calls.some(({ to, data }) => isSame(to, account.address) && data.length > 0))
    throw refuseParams('Sites cannot call functions of the smart account itself.')
  const operation = await completeOperation(account, calls, services)
  return {
    items: [{ kind: 'user-operation', operation }],
    send: { ...send, fee: operation.paymaster === undefined ? countFee(operation) : 'sponsored' },
  }
}

/** The EOA key owns the smart account, so some of its signatures would be valid for the smart account. */
export const refuseForSmart = () =>
  refuseParams('This could be a signature of the smart account. Request it from that account.')
