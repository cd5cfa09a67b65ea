import type { BitcoinNetworkName } from '../bitcoinWallet/bitcoinNetworks.js'

/** SS58 prefixes by CAIP-2 reference; others use the prefix of the local chains. */
const polkadotPrefixes: Readonly<Record<string, number>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
}
const cosmosPrefixes: Readonly<Record<string, string>> = { 'osmosis-1': 'osmo', 'juno-1': 'juno' }
const bitcoinNetworks: Readonly<Record<string, BitcoinNetworkName>> = {
  '000000000019d6689c085ae165831e93': 'mainnet',
  '000000000933ea01ad0ee984209779ba': 'testnet',
  '00000008819873e925422c1ff0f99f7c': 'signet',
}

const anyPolkadot = 42

export const getPolkadotPrefix = (reference: string): number => polkadotPrefixes[reference] ?? anyPolkadot
export const getCosmosPrefix = (reference: string): string => cosmosPrefixes[reference] ?? 'cosmos'
export const getBitcoinNetwork = (reference: string): BitcoinNetworkName =>
  bitcoinNetworks[reference] ?? 'regtest'
