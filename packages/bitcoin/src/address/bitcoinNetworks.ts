import type { Network } from '@portico/core'
import { chainNotSupported, PorticoError } from '@portico/protocol'

export interface AddressPrefixes {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
}

type NetworkName = 'mainnet' | 'testnet' | 'signet' | 'regtest'

/** By CAIP-2 reference: the first 32 hex digits of the genesis block hash. */
const names: Readonly<Record<string, NetworkName>> = {
  '000000000019d6689c085ae165831e93': 'mainnet',
  '000000000933ea01ad0ee984209779ba': 'testnet',
  '00000000da84f2bafbbc53dee25a72ae': 'testnet',
  '00000008819873e925422c1ff0f99f7c': 'signet',
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}

const testing = { pubKeyHash: 0x6f, scriptHash: 0xc4 } as const
const prefixes = {
  mainnet: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05 },
  testnet: { bech32: 'tb', ...testing },
  signet: { bech32: 'tb', ...testing },
  regtest: { bech32: 'bcrt', ...testing },
} as const satisfies Record<NetworkName, AddressPrefixes>

export function getNetworkName({ caipNetworkId }: Network): NetworkName {
  const name = names[caipNetworkId.slice('bip122:'.length)]
  // Other chains of the namespace use address formats that are not supported here.
  if (!name) throw new PorticoError(chainNotSupported)
  return name
}

export const getPrefixes = (network: Network): AddressPrefixes => prefixes[getNetworkName(network)]
