import { coinAddress, type OnRampOptions, type PurchaseCurrency } from '@portico/protocol/data'
import type { Family } from '../../families/Family.js'
import type { Network } from '../../families/networks/Network.js'
import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'

/** Something that can be bought on a network. */
export interface SoldToken {
  readonly id: string
  readonly symbol: string
  readonly name: string
  /** Of its contract or mint; the network's currency when not given. */
  readonly address?: string | undefined
  /** What the seller calls the network. */
  readonly network: string
  /** As the seller has named it, for asking about it. */
  readonly currency: PurchaseCurrency
}

/** What is sold on a network, of all that is. */
export function listSold(options: OnRampOptions, network: Network, family: Family): readonly SoldToken[] {
  const { caipNetworkId, chainNamespace, testnet = false } = network
  const { chainId } = parseCaipNetworkId(caipNetworkId)
  return options.purchaseCurrencies.flatMap(currency => {
    const place = currency.networks.find(({ name, chain_id }) => {
      if (name === caipNetworkId) return true
      // A family with one network that counts goes by its own name.
      return family.numericChainIds ? chain_id === chainId : name === chainNamespace && !testnet
    })
    if (!place) return []
    const address = place.contract_address
    const isCoin = address === '' || address.toLowerCase() === coinAddress
    // A token whose contract cannot be one would never be seen to arrive.
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
