import type { AdapterFactory, Network } from '@portico/core'
import type { AdapterType } from '@portico/core/adapter'
import { createPublicClient, http, isHex, verifyMessage } from 'viem'
import { afterAll, beforeAll } from 'vitest'
import type { PairedConformance } from '../pairing/PairedConformance.js'
import { createEvmNetwork } from './createEvmNetwork.js'

export const recipient = '0x000000000000000000000000000000000000dEaD'

export interface EvmNode {
  readonly url: string
  stop(): Promise<void>
}

export interface EvmFactory {
  readonly type: AdapterType
  createFactory(networks: readonly [Network, Network]): AdapterFactory<'eip155'>
  /** Starts a local node, such as anvil, whose first ten accounts are the funded `testAccounts`. */
  startChain(options: { readonly chainId: number }): Promise<EvmNode>
}

/** Two nodes for the tests of a file, and the family's conformance on them. */
export function useEvmNodes({ type, createFactory, startChain }: EvmFactory) {
  let nodes: readonly [EvmNode, EvmNode] | undefined
  const getNodes = () => {
    if (!nodes) throw new Error('The nodes are there inside tests only.')
    return nodes
  }
  beforeAll(async () => {
    nodes = await Promise.all([startChain({ chainId: 31337 }), startChain({ chainId: 31338 })])
  })
  afterAll(() => Promise.all((nodes ?? []).map(node => node.stop())))

  const getNetworks = (): readonly [Network, Network] => {
    const [first, second] = getNodes()
    return [createEvmNetwork(31337, first.url), createEvmNetwork(31338, second.url)]
  }
  const conformance: Omit<PairedConformance<'eip155'>, 'getRelay' | 'traits'> = {
    namespace: 'eip155',
    type,
    getNetworks,
    createFactory: () => createFactory(getNetworks()),
    verifyMessage: ({ address, message, signature }) =>
      isHex(address) && isHex(signature) && verifyMessage({ address, message, signature }),
    transaction: {
      create: () => ({ to: recipient, value: 7n }),
      // Unknown ones are an error.
      isKnown: hash =>
        createPublicClient({ transport: http(getNodes()[0].url) })
          .getTransaction({ hash: hash as `0x${string}` })
          .then(
            () => true,
            () => false,
          ),
    },
  }
  return { getNodes, conformance }
}
