import { serveNode } from '../chain/serveNode.js'
import { createBundler } from './createBundler.js'
import { accountContracts, deployAccountContracts } from './deployAccountContracts.js'
import { fundKey } from './fundKey.js'

export type StartBundlerOptions = {
  /** URL of a local chain. */
  chainUrl: string
  /** Default: a free port. */
  port?: number
}

export type Bundler = typeof accountContracts & {
  /** URL of the bundler and paymaster. */
  url: string
  stop(): Promise<void>
}

/** A bundler for smart accounts on a local chain, with the contracts they need. */
export async function startBundler({ chainUrl, port }: StartBundlerOptions): Promise<Bundler> {
  const privateKey = await fundKey(chainUrl)
  await deployAccountContracts(chainUrl, privateKey)
  return { ...accountContracts, ...(await serveNode(createBundler(chainUrl, privateKey), port)) }
}
