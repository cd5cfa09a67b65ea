import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'

export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'signet' | 'regtest'

/** The prefixes of addresses and keys. */
export const bitcoinNetworks = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  signet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
} as const satisfies Record<BitcoinNetworkName, typeof NETWORK>
