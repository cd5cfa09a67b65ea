import { activityQuery, fetchActivity } from '../../data/fetchActivity.js'
import { fetchBalance, selectBalance } from '../../data/fetchBalance.js'
import { fetchPortfolio, portfolioQuery } from '../../data/fetchPortfolio.js'
import { listPending, setPending } from '../../data/pendingTransactions.js'
import { showNotice } from '../../events/showNotice.js'
import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { TransactionStatus } from '../../families/TransferMethods.js'
import type { Portico } from '../../runtime/Portico.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { selectQuery, unfetched } from '../../store/slices/queries.js'
import type { NoticeCode } from '../../store/slices/toasts.js'
import type { ToastType } from '../../store/toastTimes.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import { changeActivity } from './changeActivity.js'
import type { TrackedToken, TrackedTransaction } from './TrackedTransaction.js'

export type SettledStatus = Exclude<TransactionStatus, 'pending'>

type Outcome = readonly [type: ToastType, code: NoticeCode]

const approvalFailed: Outcome = ['error', 'approvalFailed']
const transferReplaced: Outcome = ['warning', 'transferReplaced']

const outcomes: Readonly<
  Record<NonNullable<TrackedTransaction['kind']> | 'send', Readonly<Record<SettledStatus, Outcome>>>
> = {
  send: {
    confirmed: ['success', 'transferConfirmed'],
    failed: ['error', 'transferFailed'],
    replaced: transferReplaced,
  },
  trade: {
    confirmed: ['success', 'swapConfirmed'],
    failed: ['error', 'swapFailed'],
    replaced: transferReplaced,
  },
  approve: {
    confirmed: ['success', 'approvalConfirmed'],
    failed: approvalFailed,
    replaced: approvalFailed,
  },
}

const settledIds: MemoryKey<Map<string, SettledStatus>> = { create: () => new Map() }
const shownIds: MemoryKey<Set<string>> = { create: () => new Set() }

/** The outcome of a transaction that this page has settled. */
export const findOutcome = (portico: Portico, id: string): SettledStatus | undefined =>
  recall(portico, settledIds).get(id)

/** While a view shows the outcome of a transaction in place, no toast repeats it. Returns how to stop. */
export function showInPlace(portico: Portico, id: string): () => void {
  const ids = recall(portico, shownIds)
  ids.add(id)
  return () => ids.delete(id)
}

/** Reports the outcome, once for all tabs, and refetches what it has changed. */
export function settleTransaction(
  portico: Portico,
  { id, kind, caipAddress, amount, token, received }: TrackedTransaction,
  status: SettledStatus,
): void {
  const pending = listPending(portico)
  const isShown = portico.store.get().modal.open && recall(portico, shownIds).has(id)
  const isTold = isShown || !pending.some(each => each.id === id)
  recall(portico, settledIds).set(id, status)
  setPending(
    portico,
    pending.filter(each => each.id !== id),
  )
  changeActivity(portico, caipAddress, transactions =>
    status === 'replaced'
      ? transactions.filter(each => each.id !== id)
      : transactions.map(each =>
          each.id === id ? { ...each, metadata: { ...each.metadata, status } } : each,
        ),
  )
  if (!isTold) {
    const [type, code] = outcomes[kind ?? 'send'][status]
    showNotice(portico, { id: `transaction-${id}`, type, code, context: { amount, symbol: token.symbol } })
  }
  void readAnew(portico, caipAddress, received ? [token, received.token] : [token])
}

/** Only queries that were shown. */
async function readAnew(
  portico: Portico,
  caipAddress: CaipAddress,
  tokens: readonly TrackedToken[],
): Promise<void> {
  const { chainNamespace: namespace, caipNetworkId } = parseCaipAddress(caipAddress)
  const state = portico.store.get()
  if (selectConnectedAccount(state, namespace)?.caipAddress !== caipAddress) return
  const isShown = (query: typeof activityQuery | typeof portfolioQuery) =>
    selectQuery<unknown, { caipAddress: CaipAddress }>(state, query, { caipAddress }) !== unfetched
  const forceUpdate = tokens.map(({ address }) =>
    address === undefined ? caipAddress : (`${caipNetworkId}:${address}` as const),
  )
  await Promise.allSettled([
    selectBalance(state, namespace) !== unfetched && fetchBalance(portico, { namespace, force: true }),
    isShown(portfolioQuery) && fetchPortfolio(portico, { namespace, forceUpdate }),
    isShown(activityQuery) && fetchActivity(portico, { namespace, force: true }),
  ])
}
