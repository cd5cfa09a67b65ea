import type { EvmTransaction as RequestedTransaction } from '@portico/protocol/frame'
import type { TextKey } from '../../../locales/en.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import { refuseGrantCalls } from '../grants/refuseGrantCalls.ts'
import type { EvmDraft } from '../sign/EvmTransaction.ts'
import { completeEvmTransactions, parseQuantity } from './completeEvmTransactions.ts'
import type { EvmParsed } from './EvmParsed.ts'
import { refuseForSmart } from './refuseForSmart.ts'

export async function parseTransactions(
  context: FamilyContext,
  title: TextKey,
  requested: readonly RequestedTransaction[],
): Promise<EvmParsed> {
  const { account, accounts, network, node, smartAccounts, signal } = context
  const from = account.address
  const smart = accounts.find(({ type }) => type === 'smartAccount')?.address.toLowerCase()
  // As the owner, the EOA could transfer the smart account or upgrade it.
  if (smart && requested.some(({ to, data, input }) => to?.toLowerCase() === smart && (data ?? input)))
    throw refuseForSmart()
  refuseGrantCalls(requested, smartAccounts[network]?.grants)
  const [drafts, counted] = await Promise.all([
    completeEvmTransactions(node, { network, from }, requested, signal),
    node.call(network, 'eth_getTransactionCount', [from, 'pending'], signal).then(parseQuantity),
  ])
  const fee = drafts.reduce((sum, draft) => sum + draft.gas * priceOf(draft), 0n)
  return { items: [], unnumbered: { drafts, counted }, send: { title, calls: drafts, fee } }
}

const priceOf = (draft: EvmDraft) => ('gasPrice' in draft ? draft.gasPrice : draft.maxFeePerGas)
