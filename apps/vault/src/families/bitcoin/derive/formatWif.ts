import { WIF } from '@scure/btc-signer'
import type { Bytes } from '../../../keys/Bytes.ts'
import { getBitcoinNetwork } from './bitcoinNetworks.ts'

/** As other wallets take it: the key of one address, for the network that it says. */
export const formatWif = (key: Bytes, network: string): string =>
  WIF(getBitcoinNetwork(network).prefixes).encode(key)
