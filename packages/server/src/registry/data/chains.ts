/** EVM networks that practically every general wallet supports. */
export const evmChains = [1, 10, 56, 100, 137, 324, 8453, 42161, 43114, 59144].map(id => `eip155:${id}`)

export const solanaChains = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const

export const solanaTestChains = [
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
] as const

export const bitcoinChains = ['bip122:000000000019d6689c085ae165831e93'] as const

export const bitcoinTestChains = ['bip122:000000000933ea01ad0ee984209779ba'] as const

export const polkadotChains = [
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f',
] as const

export const cosmosChains = [
  'cosmos:cosmoshub-4',
  'cosmos:osmosis-1',
  'cosmos:juno-1',
  'cosmos:stargaze-1',
  'cosmos:celestia',
] as const
