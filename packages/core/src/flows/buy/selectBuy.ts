import { onRampDefaults, type PaymentCurrency } from '@portico/protocol/data'
import { getFamily } from '../../families/Families.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { type BuyState, initialBuy } from '../../store/slices/buy.js'
import { selectQuery } from '../../store/slices/queries.js'
import type { PorticoState } from '../../store/state.js'
import { listSold, type SoldToken } from './listSold.js'
import { onRampOptionsQuery } from './onRampQueries.js'
import { selectBuyer } from './selectBuyer.js'

/** The purchase flow of the active account and network; another one starts over. */
export function selectBuy(state: PorticoState): BuyState {
  return state.buy.owner === selectConnectedAccount(state)?.caipAddress ? state.buy : initialBuy
}

/** Tokens that can be bought on the active network, as far as known. */
export function listSoldTokens(state: PorticoState): readonly SoldToken[] {
  const buyer = selectBuyer(state)
  const options = selectQuery(state, onRampOptionsQuery, {}).data
  if (!buyer || !options) return []
  return listSold(options, buyer.network, getFamily(state.families, buyer.network.chainNamespace))
}

const none: readonly PaymentCurrency[] = []

export function listPaymentCurrencies(state: PorticoState): readonly PaymentCurrency[] {
  return selectQuery(state, onRampOptionsQuery, {}).data?.paymentCurrencies ?? none
}

/** The selected token, else USDC, else the first (K-07). */
export function selectSoldToken(state: PorticoState): SoldToken | undefined {
  const { token } = selectBuy(state).draft
  const sold = listSoldTokens(state)
  const usual = sold.find(({ symbol }) => symbol === onRampDefaults.purchaseCurrency)
  return sold.find(({ id }) => id === token) ?? usual ?? sold[0]
}

export function selectPaymentCurrency(state: PorticoState): PaymentCurrency | undefined {
  const { currency } = selectBuy(state).draft
  const known = listPaymentCurrencies(state)
  const usual = known.find(({ id }) => id === onRampDefaults.paymentCurrency)
  return known.find(({ id }) => id === currency) ?? usual ?? known[0]
}
