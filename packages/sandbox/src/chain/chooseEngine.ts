import { findAnvilBinary } from './findAnvilBinary.js'

export type ChainEngine = 'anvil' | 'edr'

export type ChainChoice = {
  engine: ChainEngine
  /** URLs of running nodes, used for their chains. */
  running: readonly string[]
}

/**
 * anvil if its binary is installed, otherwise EDR, which is published for more platforms; `PORTICO_CHAIN` names one
 * of the two, or the URLs of running nodes.
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
