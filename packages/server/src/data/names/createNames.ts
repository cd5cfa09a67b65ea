import { keccak_256 } from '@noble/hashes/sha3.js'
import { encodeBytes, encodeWord } from '@portico/codec/abi'
import * as v from 'valibot'
import { createCache } from '../createCache.js'
import type { DataOptions } from '../DataOptions.js'
import type { NameProvider } from '../DataProviders.js'
import { decodeText, readAddress } from '../evm/abi.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { DataSchema } from '../schemas.js'
import { RpcFailure } from '../UpstreamFailure.js'
import { withUpstreamFailure } from '../withUpstreamFailure.js'
import { parseName } from './parseLabel.js'

const ensChain = 'eip155:1'
const ensRegistry = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'

const lifetime = 60_000
const staleFor = 3_600_000

export function createNames(
  { nameRegistry }: DataOptions,
  findNode: (chainId: string) => ChainNode | undefined,
  now?: () => number,
): NameProvider {
  const { chainId = ensChain, address = ensRegistry } = nameRegistry ?? {}
  const node = findNode(chainId)
  if (!node) return nobody
  const names = createEnsNames(node, address)
  const cache = createCache<string | undefined>({ lifetime, staleFor, now })
  const keep = (kind: keyof NameProvider) => (text: string) =>
    cache(`${kind} ${text}`, () => withUpstreamFailure('names', () => names[kind](text)))
  return { findAddress: keep('findAddress'), findName: keep('findName'), findAvatar: keep('findAvatar') }
}

const nobody: NameProvider = {
  findAddress: async () => undefined,
  findName: async () => undefined,
  findAvatar: async () => undefined,
}

const resolverOf = '0x0178b8bf'
const addressOf = '0x3b3b57de'
const nameOf = '0x691f3431'
const textOf = '0x59d1d43c'
/** Longer links are never shown but would be cached. */
const longestLink = 1500
/** CCIP-Read (EIP-3668) is not followed: a resolver could make this server call hosts of its choice. */
export function createEnsNames(node: ChainNode, registry: string): NameProvider {
  async function ask(to: string, data: string): Promise<string | undefined> {
    try {
      return v.parse(DataSchema, await node.call('eth_call', [{ to, data }, 'latest']))
    } catch (cause) {
      if (cause instanceof RpcFailure) return undefined // the contract reverted: no record
      throw cause
    }
  }

  async function askResolver(name: string, selector: string, more = ''): Promise<string | undefined> {
    const hash = hashName(name)
    const resolver = readAddress(await ask(registry, resolverOf + hash))
    return resolver && (await ask(resolver, selector + hash + more))
  }

  const findAddress = async (name: string) => readAddress(await askResolver(name, addressOf))

  return {
    findAddress,
    async findName(address) {
      const answer = await askResolver(`${address.slice(2).toLowerCase()}.addr.reverse`, nameOf)
      const claimed = answer && decodeText(answer)
      // Anyone can claim a name: it counts only if it resolves back to the address.
      if (!claimed || parseName(claimed) !== claimed) return undefined
      return (await findAddress(claimed)) === address.toLowerCase() ? claimed : undefined
    },
    async findAvatar(name) {
      const key = encodeWord(64) + encodeBytes(Buffer.from('avatar').toString('hex'))
      const answer = await askResolver(name, textOf, key)
      const link = answer && decodeText(answer)
      return link && link.length <= longestLink ? link : undefined
    },
  }
}

const hash = (bytes: Uint8Array | string) =>
  Buffer.from(keccak_256(typeof bytes === 'string' ? Buffer.from(bytes) : bytes))

export function hashName(name: string): string {
  const node = name
    .split('.')
    .reduceRight((parent, label) => hash(Buffer.concat([parent, hash(label)])), Buffer.alloc(32))
  return node.toString('hex')
}
