import type { Balance, Network } from '@portico/core'
import type { ShownToken } from './TokenRow.js'

/** The native coin as a token, where no data service knows its price. Undefined on an unknown network. */
export function getNativeToken(network: Network | undefined, balance: Balance): ShownToken | undefined {
  if (!network?.nativeCurrency.symbol) return undefined
  const { symbol, name = symbol } = network.nativeCurrency
  const { amount: numeric, decimals } = balance
  return { name, symbol, price: 0, iconUrl: '', quantity: { numeric, decimals: `${decimals}` } }
}
