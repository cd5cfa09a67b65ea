import type { Token } from '../DataProviders.js'
import { type Family, isFamily } from '../nodes/identifyChain.js'

type Coin = Pick<Token, 'name' | 'symbol' | 'decimals'>

const ether: Coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const solana: Coin = { name: 'Solana', symbol: 'SOL', decimals: 9 }
const bitcoin: Coin = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
const evm = (name: string, symbol = name): Coin => ({ name, symbol, decimals: 18 })

const coins: Readonly<Record<string, Coin>> = {
  'eip155:56': evm('BNB'),
  'eip155:97': evm('BNB'),
  'eip155:100': evm('xDAI'),
  'eip155:137': evm('POL'),
  'eip155:80002': evm('POL'),
  'eip155:250': evm('Fantom', 'FTM'),
  'eip155:1329': evm('Sei', 'SEI'),
  'eip155:5000': evm('Mantle', 'MNT'),
  'eip155:5003': evm('Mantle', 'MNT'),
  'eip155:8217': evm('Kaia', 'KAIA'),
  'eip155:42220': evm('CELO'),
  'eip155:43113': evm('Avalanche', 'AVAX'),
  'eip155:43114': evm('Avalanche', 'AVAX'),
  'eip155:80084': evm('BERA'),
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  'cosmos:osmosis-1': { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
}

const usual: Readonly<Record<Family, Coin>> = {
  eip155: ether,
  solana,
  bip122: bitcoin,
  polkadot: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
  cosmos: { name: 'Cosmos', symbol: 'ATOM', decimals: 6 },
}

export function getKnownCoin(chainId: string): Token {
  const family = chainId.split(':')[0]
  return { chainId, ...(coins[chainId] ?? (isFamily(family) ? usual[family] : ether)) }
}
