import { ServerFailure } from '../../ServerFailure.js'
import type { StakeOptions } from './StakeOptions.js'

export interface Asset {
  family: 'eip155' | 'solana'
  network: string
  node: string
  /** The contract or mint; the network's own coin where there is none. */
  token?: string | undefined
  /** Up to which amount it is small, in whole coins. */
  small: string
}

/** Above dust that anybody can send to make an owner wait. */
const usualAmounts = { eip155: '0.01', solana: '0.1' } as const

const amountShape = /^[0-9]{1,15}(\.[0-9]{1,18})?$/
const tokenShape = /^(.+)\/(?:erc20:(0x[0-9a-fA-F]{40})|token:([1-9A-HJ-NP-Za-km-z]{32,44}))$/

/** Every coin and token that is looked at. */
export function listAssets({ nodes, smallAmounts = {} }: StakeOptions = { nodes: {} }): Asset[] {
  const locate = (network: string) => {
    const node = nodes[network]
    const [family] = network.split(':')
    if (!node) throw new ServerFailure(`PORTICO_SMALL_AMOUNTS names ${network}, which has no node.`)
    if (family !== 'eip155' && family !== 'solana')
      throw new ServerFailure(`The escrow cannot look up balances on ${network}.`)
    return { family, network, node } as const
  }
  const tokens = Object.entries(smallAmounts).flatMap(([name, small]) => {
    if (!amountShape.test(small)) throw new ServerFailure(`${name} has the amount "${small}". Write 0.01.`)
    const [, network, contract, mint] = tokenShape.exec(name) ?? []
    if (network === undefined) return locate(name) && []
    return [{ ...locate(network), token: contract ?? mint, small }]
  })
  const coins = Object.keys(nodes).map(network => {
    const located = locate(network)
    return { ...located, small: smallAmounts[network] ?? usualAmounts[located.family] }
  })
  return [...coins, ...tokens]
}
