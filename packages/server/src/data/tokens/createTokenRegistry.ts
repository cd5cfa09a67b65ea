import { coinAddress } from '@portico/protocol/data'
import type { Token, TokenProvider } from '../DataProviders.js'
import { formatAssetId } from '../format.js'
import { type Family, isFamily } from '../nodes/identifyChain.js'
import { knownTokens } from './knownTokens.js'

/** Every token costs one call per account. */
const mostTokens = 1000

export function createTokenRegistry(own: readonly Token[] = []): TokenProvider {
  const all = new Map<string, Token>()
  for (const token of [...own, ...knownTokens]) {
    const id = formatAssetId(token)
    if (!all.has(id)) all.set(id, token)
  }
  const lists = new Map<string, Token[]>()
  for (const token of all.values()) {
    if (token.address === undefined) continue
    const list = lists.get(token.chainId) ?? []
    if (list.length < mostTokens) list.push(token)
    lists.set(token.chainId, list)
  }
  return {
    getCoin: chainId => all.get(chainId) ?? getKnownCoin(chainId),
    listTokens: chainId => lists.get(chainId) ?? [],
    findToken: asset => all.get(formatAssetId(asset)),
  }
}

/** How callers write the native coin where an address is required. */
const coinAddresses = [coinAddress, 'so11111111111111111111111111111111111111111', 'native']

export function findTokenById(tokens: TokenProvider, accountId: string): Token | undefined {
  const [namespace, reference, ...rest] = accountId.split(':')
  const chainId = `${namespace}:${reference}`
  const address = decode(rest.join(':'))
  return coinAddresses.includes(address.toLowerCase())
    ? tokens.getCoin(chainId)
    : tokens.findToken({ chainId, address })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // not a valid escape: no token has this address
  }
}

export const getCosmosDenom = ({ symbol }: Token) => `u${symbol.toLowerCase()}`

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
