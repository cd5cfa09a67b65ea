import { activityQuery, fetchActivity } from '../../data/fetchActivity.js'
import { fetchBalance, selectBalance } from '../../data/fetchBalance.js'
import { fetchPortfolio, portfolioQuery } from '../../data/fetchPortfolio.js'
import { listPending, setPending } from '../../data/pendingTransactions.js'
import { showNotice } from '../../events/showNotice.js'
import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { TransactionStatus } from '../../families/TransferMethods.js'
import type { Portico } from '../../runtime/Portico.js'
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

/** Reports the outcome, once for all tabs, and refetches what it has changed. */
export function settleTransaction(
  portico: Portico,
  { id, kind, caipAddress, amount, token, received }: TrackedTransaction,
  status: SettledStatus,
): void {
  const pending = listPending(portico)
  const isTold = !pending.some(each => each.id === id)
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
