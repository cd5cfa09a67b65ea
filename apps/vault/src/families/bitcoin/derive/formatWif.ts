import { WIF } from '@scure/btc-signer'
import type { Bytes } from '../../../keys/Bytes.ts'
import { getBitcoinNetwork } from './bitcoinNetworks.ts'

export const formatWif = (key: Bytes, network: string): string =>
  WIF(getBitcoinNetwork(network).prefixes).encode(key)
