import { hexToBytes } from '@noble/hashes/utils.js'
import { cleanText } from '../../../approve/cleanText.ts'
import type { RpcContext } from '../../RpcContext.ts'

export interface Token {
  readonly symbol: string
  readonly decimals: number
  /** What the account has of it. */
  readonly balance?: bigint | undefined
  /** How much there is. */
  readonly supply?: bigint | undefined
}

const selectors = {
  symbol: '0x95d89b41',
  decimals: '0x313ce567',
  totalSupply: '0x18160ddd',
  balanceOf: '0x70a08231',
} as const

/** What a token contract says of itself, by the node's word: a hint, shown beside the address and never instead of it. */
export async function readToken(
  { node, network, address: owner, signal }: Pick<RpcContext, 'node' | 'network' | 'address' | 'signal'>,
  address: string,
): Promise<Token | undefined> {
  const read = (data: string) =>
    node.call(network, 'eth_call', [{ to: address, data }, 'latest'], signal).catch(() => undefined)
  const [symbol, decimals, supply, balance] = await Promise.all([
    read(selectors.symbol),
    read(selectors.decimals).then(parseWord),
    read(selectors.totalSupply).then(parseWord),
    read(`${selectors.balanceOf}${owner.slice(2).padStart(64, '0')}`).then(parseWord),
  ])
  const name = parseText(symbol)
  return name && decimals !== undefined && decimals <= 36n
    ? { symbol: name, decimals: Number(decimals), supply, balance }
    : undefined
}

const parseWord = (answer: unknown) =>
  typeof answer === 'string' && /^0x[\da-f]{64}$/i.test(answer) ? BigInt(answer) : undefined

/** The ABI has texts as offset, length and bytes; some old tokens answer with 32 plain bytes. */
function parseText(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || !/^0x([\da-f]{64}){1,8}$/i.test(answer)) return undefined
  const bytes = hexToBytes(answer.slice(2))
  const length = bytes.length >= 96 ? (bytes[63] ?? 0) : 32
  const start = bytes.length >= 96 ? 64 : 0
  const text = new TextDecoder().decode(bytes.subarray(start, start + length)).replaceAll('\0', '')
  return cleanText(text, 12) || undefined
}
