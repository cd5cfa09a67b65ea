import type { Balance, Network } from '@portico/core'
import type { ShownToken } from './TokenRow.js'

/** The native coin as a token, where no data service knows its price. Undefined on an unknown network. */
export function getNativeToken(network: Network | undefined, balance: Balance): ShownToken | undefined {
  const symbol = network?.nativeCurrency.symbol || balance.symbol
  if (!symbol) return undefined
  const { amount: numeric, decimals } = balance
  const name = network?.nativeCurrency.name || symbol
  return { name, symbol, price: 0, iconUrl: '', quantity: { numeric, decimals: `${decimals}` } }
}
