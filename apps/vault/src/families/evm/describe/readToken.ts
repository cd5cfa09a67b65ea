import { hexToBytes } from '@noble/hashes/utils.js'
import { encodeAddress } from '@portico/codec/abi'
import { isPorticoError } from '@portico/protocol'
import { cleanText } from '../../../approve/cleanText.ts'
import type { FamilyContext } from '../../VaultFamily.ts'

export interface Token {
  readonly symbol: string
  readonly decimals: number
  readonly balance?: bigint | undefined
  readonly supply?: bigint | undefined
}

/** An ERC-721 contract: numbers in its calls are token ids, not amounts. */
export type Asset = Token | 'collection'

const selectors = {
  symbol: '0x95d89b41',
  decimals: '0x313ce567',
  totalSupply: '0x18160ddd',
  balanceOf: '0x70a08231',
  supportsInterface: '0x01ffc9a7',
} as const

const erc721 = '80ac58cd'

type TokenContext = Pick<FamilyContext, 'node' | 'network' | 'signal'> & { readonly address: string }

/**
 * Reads a token's metadata from the node. It is shown beside the address, never instead of it. Returns undefined if the
 * contract claims to be both ERC-20 and ERC-721, as ERC-404 does.
 */
export async function readToken(context: TokenContext, address: string): Promise<Asset | undefined> {
  const { node, network, signal } = context
  const data = `${selectors.supportsInterface}${erc721.padEnd(64, '0')}`
  const [token, isCollection] = await Promise.all([
    askToken(context, address).catch(() => undefined),
    node
      .call(network, 'eth_call', [{ to: address, data }, 'latest'], signal)
      .then(answer => parseWord(answer) === 1n)
      .catch(() => false),
  ])
  if (!isCollection) return token
  return token ? undefined : 'collection'
}

/** Reads an ERC-20 token. Rejects if the node is unavailable, which says nothing about the contract. */
export async function askToken(
  { node, network, address: owner, signal }: TokenContext,
  address: string,
): Promise<Token | undefined> {
  const read = (data: string) => node.call(network, 'eth_call', [{ to: address, data }, 'latest'], signal)
  const ask = (data: string) =>
    read(data).catch(error => {
      // Nodes report a reverted call this way.
      if (isPorticoError(error) && error.code === 'node_refused') return undefined
      throw error
    })
  const hope = (data: string) => read(data).then(parseWord, () => undefined)
  const [symbol, decimals, supply, balance] = await Promise.all([
    ask(selectors.symbol),
    ask(selectors.decimals).then(parseWord),
    hope(selectors.totalSupply),
    hope(`${selectors.balanceOf}${encodeAddress(owner)}`),
  ])
  const name = parseText(symbol)
  return name && decimals !== undefined && decimals <= 36n
    ? { symbol: name, decimals: Number(decimals), supply, balance }
    : undefined
}

const parseWord = (answer: unknown) =>
  typeof answer === 'string' && /^0x[\da-f]{64}$/i.test(answer) ? BigInt(answer) : undefined

/** ABI strings have an offset, a length and bytes; some old tokens return a plain bytes32. */
function parseText(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || !/^0x([\da-f]{64}){1,8}$/i.test(answer)) return undefined
  const bytes = hexToBytes(answer.slice(2))
  const length = bytes.length >= 96 ? (bytes[63] ?? 0) : 32
  const start = bytes.length >= 96 ? 64 : 0
  const text = new TextDecoder().decode(bytes.subarray(start, start + length)).replaceAll('\0', '')
  return cleanText(text, 12) || undefined
}
