import { hexToBytes } from '@noble/hashes/utils.js'
import { cleanText } from '../approve/cleanText.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { NodeClient } from './createNodeClient.ts'

export interface Token {
  readonly symbol: string
  readonly decimals: number
}

const selectors = { symbol: '0x95d89b41', decimals: '0x313ce567' } as const

/** What a token contract calls itself, by the node's word: a hint, shown beside the address and never instead of it. */
export async function readToken(
  node: NodeClient,
  network: NetworkId,
  address: string,
): Promise<Token | undefined> {
  const read = (data: string) => node.call(network, 'eth_call', [{ to: address, data }, 'latest'])
  const answers = await Promise.all([read(selectors.symbol), read(selectors.decimals)]).catch(() => undefined)
  const [symbol, decimals] = answers ?? []
  const places =
    typeof decimals === 'string' && /^0x[\da-f]{64}$/i.test(decimals) ? BigInt(decimals) : undefined
  const name = parseText(symbol)
  return name && places !== undefined && places <= 36n
    ? { symbol: name, decimals: Number(places) }
    : undefined
}

/** The ABI has texts as offset, length and bytes; some old tokens answer with 32 plain bytes. */
function parseText(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || !/^0x([\da-f]{64}){1,8}$/i.test(answer)) return undefined
  const bytes = hexToBytes(answer.slice(2))
  const length = bytes.length >= 96 ? (bytes[63] ?? 0) : 32
  const start = bytes.length >= 96 ? 64 : 0
  const text = new TextDecoder().decode(bytes.subarray(start, start + length)).replaceAll('\0', '')
  return cleanText(text, 12) || undefined
}
