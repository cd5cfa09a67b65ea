import { networkNotServed, PorticoError } from '@portico/protocol'
import { type RpcFamily, rpcFamilies } from '@portico/protocol/frame'

interface KnownNetwork {
  readonly name: string
  readonly symbol: string
  /** In whole coins; higher for coins of low value. */
  readonly mostFee?: bigint
}

const known: Readonly<Record<string, KnownNetwork>> = {
  'eip155:1': { name: 'Ethereum', symbol: 'ETH' },
  'eip155:10': { name: 'OP Mainnet', symbol: 'ETH' },
  'eip155:56': { name: 'BNB Smart Chain', symbol: 'BNB' },
  'eip155:97': { name: 'BNB Smart Chain Testnet', symbol: 'tBNB' },
  'eip155:100': { name: 'Gnosis', symbol: 'xDAI', mostFee: 100n },
  'eip155:137': { name: 'Polygon', symbol: 'POL', mostFee: 100n },
  'eip155:250': { name: 'Fantom', symbol: 'FTM', mostFee: 100n },
  'eip155:300': { name: 'ZKsync Sepolia', symbol: 'ETH' },
  'eip155:324': { name: 'ZKsync Era', symbol: 'ETH' },
  'eip155:5000': { name: 'Mantle', symbol: 'MNT', mostFee: 100n },
  'eip155:8217': { name: 'Kaia', symbol: 'KAIA', mostFee: 100n },
  'eip155:8453': { name: 'Base', symbol: 'ETH' },
  'eip155:17000': { name: 'Holesky', symbol: 'ETH' },
  'eip155:31337': { name: 'Localhost', symbol: 'ETH' },
  'eip155:42161': { name: 'Arbitrum One', symbol: 'ETH' },
  'eip155:42220': { name: 'Celo', symbol: 'CELO', mostFee: 100n },
  'eip155:43113': { name: 'Avalanche Fuji', symbol: 'AVAX', mostFee: 100n },
  'eip155:43114': { name: 'Avalanche', symbol: 'AVAX', mostFee: 100n },
  'eip155:59144': { name: 'Linea', symbol: 'ETH' },
  'eip155:80002': { name: 'Polygon Amoy', symbol: 'POL', mostFee: 100n },
  'eip155:84532': { name: 'Base Sepolia', symbol: 'ETH' },
  'eip155:421614': { name: 'Arbitrum Sepolia', symbol: 'ETH' },
  'eip155:534352': { name: 'Scroll', symbol: 'ETH' },
  'eip155:560048': { name: 'Hoodi', symbol: 'ETH' },
  'eip155:7777777': { name: 'Zora', symbol: 'ETH' },
  'eip155:11155111': { name: 'Sepolia', symbol: 'ETH' },
  'eip155:11155420': { name: 'OP Sepolia', symbol: 'ETH' },
  'eip155:1313161554': { name: 'Aurora', symbol: 'ETH' },
  'eip155:1313161555': { name: 'Aurora Testnet', symbol: 'ETH' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { name: 'Solana', symbol: 'SOL' },
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkY3z': { name: 'Solana Testnet', symbol: 'SOL' },
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': { name: 'Solana Devnet', symbol: 'SOL' },
}

export interface Network {
  readonly id: NetworkId
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly mostFee: bigint
}

export type NetworkId = `${RpcFamily}:${string}`

const references: Readonly<Record<RpcFamily, RegExp>> = {
  eip155: /^[1-9]\d{0,15}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{1,44}$/,
  bip122: /^[\da-f]{32}$/,
  polkadot: /^[\da-f]{32}$/,
  cosmos: /^[-a-zA-Z\d]{1,32}$/,
}

export const getReference = (id: string): string => id.slice(id.indexOf(':') + 1)

export const getNamespace = (id: NetworkId): RpcFamily => id.slice(0, id.indexOf(':')) as RpcFamily

/**
 * Refuses a network that has no name here and no endpoint in the settings: its coin and its state are unknown.
 * Elsewhere such a network is only named by its id.
 */
export function nameKnownNetwork(place: {
  readonly network: NetworkId
  readonly url: string | undefined
}): string {
  const { network, url } = place
  if (!Object.hasOwn(known, network) && url === undefined)
    throw new PorticoError(networkNotServed, { context: { network } })
  return describeNetwork(network).name
}

/**
 * The name that the page gives a network. Undefined for a network that the vault knows, and for a name that reads like
 * that of one: the page must not pass off one network as another.
 */
export function findNameBySite(
  id: NetworkId,
  names: Readonly<Record<string, string>> = {},
): string | undefined {
  const name = Object.hasOwn(known, id) || !Object.hasOwn(names, id) ? undefined : names[id]
  const reduced = reduce(name ?? '')
  if (!isPlain(name) || knownWords.some(word => reduced.includes(word))) return undefined
  return name
}

/** Names in one script only, without look-alike letters. */
const isPlain = (name: string | undefined): name is string =>
  name !== undefined && /^[\w .:'()/+-]{1,40}$/.test(name) && /[A-Za-z]/.test(name)

/** Digits that pass as letters count as those letters. */
const reduce = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\W_]/g, '')
    .replace(/[01357]/g, digit => ({ 0: 'o', 1: 'l', 3: 'e', 5: 's', 7: 't' })[digit] ?? digit)
    .replaceAll('i', 'l')

const mainWords: Readonly<Record<RpcFamily, readonly string[]>> = {
  eip155: ['mainnet', 'arbitrum', 'avalanche', 'binance', 'optimism'],
  solana: ['solana'],
  bip122: ['bitcoin'],
  cosmos: ['cosmos'],
  polkadot: ['polkadot', 'kusama'],
}
const knownNames = Object.values(known).map(({ name }) => name)
const knownWords = [...knownNames, ...Object.values(mainWords).flat()].map(reduce)

export function describeNetwork(id: NetworkId): Network {
  const namespace = getNamespace(id)
  const isSolana = namespace === 'solana'
  // The other families name their own networks.
  if (!isSolana && namespace !== 'eip155')
    throw new PorticoError(networkNotServed, { context: { network: id } })
  const unknown = `${isSolana ? 'Solana' : 'EVM'} ${getReference(id)}`
  const {
    name,
    symbol,
    mostFee = 1n,
  } = known[id] ?? { name: unknown, symbol: isSolana ? 'SOL' : `(${unknown})` }
  return { id, name, symbol, decimals: isSolana ? 9 : 18, mostFee }
}

export const formatChainId = (id: NetworkId): string | number =>
  getNamespace(id) === 'eip155' ? Number(getReference(id)) : id

export function parseNetworkId(chainId: string | number, namespace = 'eip155'): NetworkId | undefined {
  const text = String(chainId)
  const id = text.includes(':') ? text : `${namespace}:${text}`
  const colon = id.indexOf(':')
  const family = rpcFamilies.find(each => each === id.slice(0, colon))
  const reference = id.slice(colon + 1)
  return family && references[family].test(reference) ? `${family}:${reference}` : undefined
}
