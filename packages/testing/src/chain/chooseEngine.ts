import { findAnvilBinary } from './findAnvilBinary.js'

export type ChainEngine = 'anvil' | 'edr'

export type ChainChoice = {
  engine: ChainEngine
  /** Nodes to use for the chains that they have. */
  running: readonly string[]
}

/**
 * anvil where its binary is installed, else EDR, which is published for more machines; `PORTICO_CHAIN` names one of
 * the two, or the addresses of nodes that run already.
 */
export function chooseEngine(wish: string | undefined = process.env.PORTICO_CHAIN): ChainChoice {
  if (wish === 'anvil' || wish === 'edr') return { engine: wish, running: [] }
  const engine = findAnvilBinary() ? 'anvil' : 'edr'
  const running = wish ? wish.split(',') : []
  if (running.every(isHttpUrl)) return { engine, running }
  throw new Error(
    `PORTICO_CHAIN is "${wish}": use anvil, edr, or http addresses of running nodes, separated by commas.`,
  )
}

const isHttpUrl = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
