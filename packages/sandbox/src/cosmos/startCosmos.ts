import { answerJsonRpc, stringify } from '../localChain/jsonRpc.js'
import { listen } from '../localChain/listen.js'
import { callComet } from './cometRpc.js'
import { answerRest } from './cosmosRest.js'
import { createCosmosLedger } from './createCosmosLedger.js'
import type { Coin } from './readTx.js'

export interface StartCosmosOptions {
  /** Default: a free port. */
  readonly port?: number | undefined
  readonly chainId?: string | undefined
  /** Address prefix. */
  readonly prefix?: string | undefined
  readonly denom?: string | undefined
  /** Initially funded addresses. */
  readonly funded?: readonly string[] | undefined
}

export interface Cosmos {
  /** CometBFT's JSON-RPC and the REST API at one URL. */
  readonly url: string
  readonly chainId: string
  readonly denom: string
  fund(address: string, coin: Coin): void
  stop(): Promise<void>
}

const startingAmount = '1000000000'

/**
 * Starts a chain that supports transfers and only accepts transactions that are signed for it, in order and paid for.
 */
export async function startCosmos(options: StartCosmosOptions = {}): Promise<Cosmos> {
  const { chainId = 'portico-local-1', prefix = 'cosmos', denom = 'uatom', funded = [] } = options
  const ledger = createCosmosLedger({ chainId, prefix })
  for (const address of funded) ledger.fund(address, { denom, amount: startingAmount })
  const { port, stop } = await listen({
    port: options.port,
    async answer(request) {
      const { pathname } = request.url
      if (request.method === 'POST' && pathname === '/') {
        return {
          body:
            (await answerJsonRpc(request.body, (method, params) => callComet(ledger, method, params))) ?? '',
        }
      }
      if (pathname === '/status' || pathname === '/health') {
        const result = callComet(ledger, pathname.slice(1), {})
        return { body: stringify({ jsonrpc: '2.0', id: -1, result }) }
      }
      return answerRest(ledger, request)
    },
  })
  return { url: `http://127.0.0.1:${port}`, chainId, denom, fund: ledger.fund, stop }
}
