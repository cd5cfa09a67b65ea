import { networkNotServed, PorticoError } from '@portico/protocol'

export interface BitcoinNetwork {
  readonly name: string
  readonly symbol: string
  readonly prefixes: {
    readonly bech32: string
    readonly pubKeyHash: number
    readonly scriptHash: number
    readonly wif: number
  }
  /** SLIP-44: 0 for mainnet, 1 for test networks. */
  readonly coinType: 0 | 1
}

const main: BitcoinNetwork = {
  name: 'Bitcoin',
  symbol: 'BTC',
  prefixes: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
  coinType: 0,
}

const testing = (name: string, bech32: string): BitcoinNetwork => ({
  name,
  symbol: 'tBTC',
  prefixes: { bech32, pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  coinType: 1,
})

export const bitcoinMain = 'bip122:000000000019d6689c085ae165831e93'

/** By CAIP-2 id, whose reference is the first 32 hex digits of the genesis block hash. */
const networks: ReadonlyMap<string, BitcoinNetwork> = new Map([
  [bitcoinMain, main],
  ['bip122:000000000933ea01ad0ee984209779ba', testing('Bitcoin Testnet', 'tb')],
  ['bip122:00000000da84f2bafbbc53dee25a72ae', testing('Bitcoin Testnet 4', 'tb')],
  ['bip122:00000008819873e925422c1ff0f99f7c', testing('Bitcoin Signet', 'tb')],
  ['bip122:0f9188f13cb7b2c71f2a335e3a4fc328', testing('Bitcoin Regtest', 'bcrt')],
])

/** Other chains of the namespace use address formats that are not supported here. */
export function getBitcoinNetwork(id: string): BitcoinNetwork {
  const network = networks.get(id)
  if (!network) throw new PorticoError(networkNotServed, { context: { network: id } })
  return network
}
