import { testAccounts } from '../evmWallet/testAccounts.js'
import { askChainId } from './askChainId.js'
import type { ChainSettings } from './ChainSettings.js'
import { type ChainEngine, chooseEngine } from './chooseEngine.js'
import { createForwarder } from './createForwarder.js'
import { serveNode } from './serveNode.js'
import { startAnvil } from './startAnvil.js'

export type StartChainOptions = {
  /** Default 31337. */
  chainId?: number
  /** Default: a free port. */
  port?: number
  /** How many of the well-known accounts are funded. Default: all ten. */
  accounts?: number
  /** Seconds between blocks. Default: blocks come with transactions only. */
  blockTime?: number
  /** Whether a transaction has its block at once. Default: unless there is a `blockTime`. */
  autoMine?: boolean
  /** Default: what `PORTICO_CHAIN` says, else what this machine has. */
  engine?: ChainEngine
}

export type Chain = {
  /** Answers JSON-RPC over HTTP, and over a websocket at the same address. */
  url: string
  chainId: number
  /** `running` for a node that somebody else has started. */
  engine: ChainEngine | 'running'
  stop(): Promise<void>
}

/** A local Ethereum chain that answers when this returns. Which engine runs it makes no difference to a test. */
export async function startChain(options: StartChainOptions = {}): Promise<Chain> {
  const {
    chainId = 31337,
    port,
    accounts = testAccounts.length,
    blockTime,
    autoMine = blockTime === undefined,
  } = options
  const { engine, running } = chooseEngine(options.engine)
  const found = await findRunning(running, chainId)
  if (found) return { ...(await reachRunning(found, port)), chainId, engine: 'running' }
  const settings: ChainSettings = { chainId, port, accounts, blockTime, autoMine }
  return { ...(await launch(engine, settings)), chainId, engine }
}

async function launch(engine: ChainEngine, settings: ChainSettings) {
  if (engine === 'anvil') return startAnvil(settings)
  // Forty megabytes of machine code, which those with the other engine do not load.
  const { startEdr } = await import('./edr/startEdr.js')
  return startEdr(settings)
}

async function findRunning(urls: readonly string[], chainId: number): Promise<string | undefined> {
  const found = await Promise.all(urls.map(async url => ({ url, chainId: await askChainId(url) })))
  const silent = found.filter(node => node.chainId === undefined).map(({ url }) => url)
  if (silent.length > 0)
    throw new Error(`No node answers at ${silent.join(', ')}, which PORTICO_CHAIN names.`)
  return found.find(node => node.chainId === chainId)?.url
}

/** The node itself, or where a port was asked for, a door there that leads to it. */
async function reachRunning(url: string, port: number | undefined) {
  if (port === undefined) return { url, stop: async () => {} }
  return serveNode(createForwarder(url), port)
}
