import type { Network } from '@portico/core'
import { chainNotSupported, malformedAccounts, PorticoError } from '@portico/protocol'
import { getPrefixes } from '../address/bitcoinNetworks.js'
import { parseAddress } from '../address/parseAddress.js'
import type { ToldAddress } from './BitcoinWallet.js'

const anyNetwork = /^(?:(?:bc|tb|bcrt)1|[123mn])[0-9a-z]{24,87}$/i

/** The first network that the addresses belong to: a wallet is on one network at a time. */
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

function hasPrefix(address: string, network: Network): boolean {
  const { bech32 } = getPrefixes(network)
  return address.toLowerCase().startsWith(`${bech32}1`)
}
