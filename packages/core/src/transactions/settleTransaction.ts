import { activityQuery, fetchActivity } from '../actions/fetchActivity.js'
import { fetchBalance, selectBalance } from '../actions/fetchBalance.js'
import { fetchPortfolio, portfolioQuery } from '../actions/fetchPortfolio.js'
import { showToast } from '../actions/showToast.js'
import { parseCaipAddress } from '../caip/parseCaipAddress.js'
import type { TransactionStatus } from '../families/TransferMethods.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { ToastNotice } from '../store/slices/toasts.js'
import type { CaipAddress } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import type { TrackedTransaction } from '../types/TrackedTransaction.js'
import { changeActivity } from './changeActivity.js'
import { listPending, setPending } from './pendingTransactions.js'

export type SettledStatus = Exclude<TransactionStatus, 'pending'>

const tellings = {
  confirmed: { type: 'success', code: 'transferConfirmed', message: '{amount} {symbol} sent' },
  failed: { type: 'error', code: 'transferFailed', message: 'Sending {amount} {symbol} failed' },
  replaced: {
    type: 'warning',
    code: 'transferReplaced',
    message: '{amount} {symbol} not sent: another transaction took its place',
  },
} as const satisfies Record<SettledStatus, ToastNotice & { readonly type: string; readonly message: string }>

/** Says how it ended, once for all tabs, and reads anew what it has changed. */
export function settleTransaction(
  portico: Portico,
  { id, caipAddress, amount, token }: TrackedTransaction,
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
    const { type, code, message } = tellings[status]
    const context = { amount, symbol: token.symbol }
    const text = message.replace('{amount}', amount).replace('{symbol}', token.symbol)
    showToast(portico, { id: `transaction-${id}`, type, message: text, notice: { code, context } })
  }
  void readAnew(portico, caipAddress, token.address)
}

/** Only what somebody has shown. */
async function readAnew(
  portico: Portico,
  caipAddress: CaipAddress,
  token: string | undefined,
): Promise<void> {
  const { chainNamespace: namespace, caipNetworkId } = parseCaipAddress(caipAddress)
  const state = portico.store.get()
  if (selectConnectedAccount(state, namespace)?.caipAddress !== caipAddress) return
  const isShown = (query: typeof activityQuery | typeof portfolioQuery) =>
    selectQuery<unknown, { caipAddress: CaipAddress }>(state, query, { caipAddress }).status !== 'idle'
  const forceUpdate = [token === undefined ? caipAddress : (`${caipNetworkId}:${token}` as const)]
  await Promise.allSettled([
    selectBalance(state, namespace).status !== 'idle' && fetchBalance(portico, { namespace, force: true }),
    isShown(portfolioQuery) && fetchPortfolio(portico, { namespace, forceUpdate }),
    isShown(activityQuery) && fetchActivity(portico, { namespace, force: true }),
  ])
}
