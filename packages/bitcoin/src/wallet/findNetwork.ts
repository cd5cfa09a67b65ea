import type { Network } from '@portico/core'
import { chainNotSupported, malformedAccounts, PorticoError } from '@portico/protocol'
import { getPrefixes } from '../address/bitcoinNetworks.js'
import { parseAddress } from '../address/parseAddress.js'
import type { ToldAddress } from './BitcoinWallet.js'

/** The beginnings of addresses of all networks of Bitcoin. */
const anyNetwork = /^(?:(?:bc|tb|bcrt)1|[123mn])[0-9a-z]{24,87}$/i

/** The first of the networks that has such addresses: a wallet is on one network, which its addresses tell. */
export function findNetwork(
  told: readonly ToldAddress[],
  networks: readonly [Network, ...Network[]],
): Network {
  const first = told.find(({ type }) => type !== 'stx')
  if (!first) return networks[0]
  const found = networks.find(network => parseAddress(first.address, network))
  if (found) return found
  const isElsewhere =
    anyNetwork.test(first.address) && !networks.some(network => hasPrefix(first.address, network))
  throw new PorticoError(isElsewhere ? chainNotSupported : malformedAccounts)
}

/** Such an address is of the network, but has a mistake in it. */
function hasPrefix(address: string, network: Network): boolean {
  const { bech32 } = getPrefixes(network)
  return address.toLowerCase().startsWith(`${bech32}1`)
}
