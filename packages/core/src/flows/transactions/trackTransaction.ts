import { balanceQuery } from '../../data/fetchBalance.js'
import { portfolioQuery } from '../../data/fetchPortfolio.js'
import { listPending, setPending, toActivity } from '../../data/pendingTransactions.js'
import { setQueryData } from '../../query/changeQueries.js'
import type { Portico } from '../../runtime/Portico.js'
import type { BalanceOwner } from '../../store/Account.js'
import { selectQuery } from '../../store/slices/queries.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { changeActivity } from './changeActivity.js'
import { followTransactions } from './followTransactions.js'
import type { TrackedTransaction } from './TrackedTransaction.js'

/** Tracks a sent transaction until it is final, also across reloads. Its effect is shown at once. */
export function trackTransaction(portico: Portico, sent: Omit<TrackedTransaction, 'at'>): void {
  const transaction = { ...sent, at: portico.environment.now() }
  setPending(portico, [...listPending(portico).filter(({ id }) => id !== sent.id), transaction])
  changeActivity(portico, sent.caipAddress, before => [toActivity(transaction), ...before])
  if (sent.kind !== 'approve') showLess(portico, transaction)
  followTransactions(portico)
}

function showLess(portico: Portico, { caipAddress, amount, token }: TrackedTransaction): void {
  const { caipNetworkId, chainNamespace: namespace } = parseCaipAddress(caipAddress)
  const state = portico.store.get()
  const tokens = selectQuery(state, portfolioQuery, { caipAddress }).data
  const caipToken = token.address === undefined ? undefined : `${caipNetworkId}:${token.address}`
  const changed = tokens?.map(each => {
    if (each.address?.toLowerCase() !== caipToken?.toLowerCase()) return each
    const numeric = subtract(each.quantity.numeric, amount, token.decimals)
    const value = each.price > 0 ? { value: Number(numeric) * each.price } : {}
    return { ...each, ...value, quantity: { ...each.quantity, numeric } }
  })
  if (changed) setQueryData(portico, portfolioQuery, { caipAddress }, changed)
  const owner: BalanceOwner = { namespace, caipAddress }
  const coin = selectQuery(state, balanceQuery, owner).data
  if (!coin || token.address !== undefined) return
  const rest = subtract(coin.amount, amount, coin.decimals)
  setQueryData(portico, balanceQuery, owner, { ...coin, amount: rest })
}

function subtract(all: string, part: string, decimals: number): string {
  const rest = (parseUnits(all, decimals) ?? 0n) - (parseUnits(part, decimals) ?? 0n)
  return formatUnits(rest > 0n ? rest : 0n, decimals)
}
