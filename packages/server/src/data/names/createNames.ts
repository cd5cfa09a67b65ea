import { createCache } from '../createCache.js'
import type { DataOptions } from '../DataOptions.js'
import type { NameProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { withUpstreamFailure } from '../withUpstreamFailure.js'
import { createEnsNames } from './createEnsNames.js'

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
