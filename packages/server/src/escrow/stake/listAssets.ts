import { type ChainNode, createChainNode } from '../../data/nodes/createChainNode.js'
import { createUpstream } from '../../data/nodes/createUpstream.js'
import type { Family } from '../../data/nodes/identifyChain.js'
import { ServerFailure } from '../../ServerFailure.js'

export interface Asset {
  node: ChainNode
  token?: string | undefined
  small: string
}

/** Above the dust that an attacker could send to make an owner wait. */
const usualAmounts: Readonly<Record<Family, string>> = {
  eip155: '0.01',
  solana: '0.1',
  bip122: '0.0003',
  polkadot: '5',
  cosmos: '5',
}

const amountShape = /^[0-9]{1,15}(\.[0-9]{1,18})?$/
const tokenShape = /^(.+)\/(?:erc20:(0x[0-9a-fA-F]{40})|token:([1-9A-HJ-NP-Za-km-z]{32,44}))$/

export function listAssets({ nodes, smallAmounts = {} }: StakeOptions = { nodes: {} }): Asset[] {
  const connected = new Map(
    Object.entries(nodes).map(([network, url]) => [
      network,
      createChainNode(network, createUpstream({ name: `The node of ${network}`, url })),
    ]),
  )
  const locate = (network: string) => {
    const node = connected.get(network)
    if (!node) throw new ServerFailure(`PORTICO_SMALL_AMOUNTS names ${network}, which has no node.`)
    return node
  }
  const tokens = Object.entries(smallAmounts).flatMap(([name, small]) => {
    if (!amountShape.test(small)) throw new ServerFailure(`${name} has the amount "${small}". Write 0.01.`)
    const [, network, contract, mint] = tokenShape.exec(name) ?? []
    if (network === undefined) return locate(name) && []
    return [{ node: locate(network), token: contract ?? mint, small }]
  })
  const coins = [...connected].map(([network, node]) => ({
    node,
    small: smallAmounts[network] ?? usualAmounts[node.family],
  }))
  return [...coins, ...tokens]
}

export interface StakeOptions {
  /**
   * RPC endpoints by CAIP-2 id, for every network and family the vault serves: Esplora for Bitcoin, the REST API for
   * Cosmos, JSON-RPC for the others. While one is missing, every wallet counts as large.
   */
  nodes: Readonly<Record<string, string>>
  /**
   * Amount up to which a wallet counts as small, in whole units, by CAIP-2 id of the network or CAIP-19 id of a
   * token, such as `eip155:1/erc20:0xA0b8…`. Other tokens are ignored.
   */
  smallAmounts?: Readonly<Record<string, string>> | undefined
  /** Families that count; default: all five. Holdings in other families are ignored. */
  families?: readonly Family[] | undefined
}
