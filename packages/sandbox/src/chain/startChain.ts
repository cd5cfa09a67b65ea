import { testAccounts } from '@portico/testing'
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
  /** Number of funded test accounts. Default: all ten. */
  accounts?: number
  /** Seconds between blocks. Default: blocks are mined with transactions only. */
  blockTime?: number
  /** Whether a transaction is mined at once. Default: true without a `blockTime`. */
  autoMine?: boolean
  /** Default: `PORTICO_CHAIN`, otherwise what is installed. */
  engine?: ChainEngine
}

export type Chain = {
  /** JSON-RPC over HTTP, and over WebSocket at the same URL. */
  url: string
  chainId: number
  /** `running` for a node started elsewhere. */
  engine: ChainEngine | 'running'
  stop(): Promise<void>
}

/** Starts a local Ethereum chain, ready when this returns. Tests do not depend on the engine. */
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
  // Forty megabytes of native code, loaded only if needed.
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

/** The node itself, or a proxy to it if a port was requested. */
async function reachRunning(url: string, port: number | undefined) {
  if (port === undefined) return { url, stop: async () => {} }
  return serveNode(createForwarder(url), port)
}
