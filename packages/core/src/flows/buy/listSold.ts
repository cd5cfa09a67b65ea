import { coinAddress, type OnRampOptions, type PurchaseCurrency } from '@portico/protocol/data'
import type { Family } from '../../families/Family.js'
import type { Network } from '../../families/networks/Network.js'
import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'

/** A token that can be bought on a network. */
export interface SoldToken {
  readonly id: string
  readonly symbol: string
  readonly name: string
  /** Contract or mint. Default: the native coin. */
  readonly address?: string | undefined
  readonly network: string
  readonly currency: PurchaseCurrency
}

export function listSold(options: OnRampOptions, network: Network, family: Family): readonly SoldToken[] {
  const { caipNetworkId, chainNamespace, testnet = false } = network
  const { chainId } = parseCaipNetworkId(caipNetworkId)
  return options.purchaseCurrencies.flatMap(currency => {
    const place = currency.networks.find(({ name, chain_id }) => {
      if (name === caipNetworkId) return true
      // Sellers name a family with a single main network by its namespace.
      return family.numericChainIds ? chain_id === chainId : name === chainNamespace && !testnet
    })
    if (!place) return []
    const address = place.contract_address
    const isCoin = address === '' || address.toLowerCase() === coinAddress
    // The arrival of a token with an invalid contract could never be detected.
    if (!isCoin && !family.isAddress(address)) return []
    return [
      {
        id: `${currency.symbol}:${place.name}`,
        symbol: currency.symbol,
        name: currency.name,
        ...(!isCoin && { address }),
        network: place.name,
        currency,
      },
    ]
  })
}
