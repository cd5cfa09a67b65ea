import { answerJsonRpc } from '../localChain/jsonRpc.js'
import { type Listener, listen } from '../localChain/listen.js'
import { createSolanaChain } from './createSolanaChain.js'
import type { SolanaChain } from './SolanaChain.js'
import { callSolana, serveSubscriptions } from './solanaSubscriptions.js'

export interface StartSolanaOptions {
  /** WebSockets are served there and on the next port, where web3.js expects them. Default: two free ports. */
  readonly port?: number | undefined
  /** A running validator to use instead. Default: `PORTICO_SOLANA`. */
  readonly url?: string | undefined
  readonly genesisHash?: string | undefined
  /** Initially funded addresses. */
  readonly funded?: readonly string[] | undefined
  readonly slotMs?: number | undefined
  /** Recent prioritization fees in micro-lamports per compute unit. Default: none. */
  readonly prices?: readonly number[] | undefined
}

export interface Solana {
  readonly url: string
  readonly wsUrl: string
  /** CAIP-2 id. */
  readonly chainId: string
  airdrop(address: string, lamports: bigint): Promise<void>
  stop(): Promise<void>
}

/** Not the hash of any real network. */
const localGenesisHash = '6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTGeuqtmD96K53B'
const startingLamports = 100_000_000_000n
const defaultSlotMs = 400
const tries = 20

/** Starts a chain on a real Solana virtual machine, with a node's JSON-RPC and WebSocket API. */
export async function startSolana(options: StartSolanaOptions = {}): Promise<Solana> {
  const { url = process.env.PORTICO_SOLANA, genesisHash = localGenesisHash, funded = [] } = options
  if (url) return useValidator(url, funded)
  const chain = createSolanaChain(genesisHash, options.prices)
  for (const address of funded) chain.airdrop(address, startingLamports)
  const { port, stop } = await serve(chain, options.port)
  const clock = setInterval(() => chain.advance(), options.slotMs ?? defaultSlotMs)
  clock.unref()
  return {
    url: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port + 1}`,
    chainId: formatChainId(genesisHash),
    airdrop: async (address, lamports) => void chain.airdrop(address, lamports),
    async stop() {
      clearInterval(clock)
      await stop()
    },
  }
}

/** CAIP-2 keeps the first 32 characters of the genesis hash. */
const formatChainId = (genesisHash: string) => `solana:${genesisHash.slice(0, 32)}`

async function serve(chain: SolanaChain, port?: number): Promise<Listener> {
  for (let left = tries; ; left--) {
    const first = await serveOn(chain, port)
    try {
      const second = await serveOn(chain, first.port + 1)
      return { port: first.port, stop: async () => void (await Promise.all([first.stop(), second.stop()])) }
    } catch (error) {
      await first.stop()
      if (port !== undefined || left === 0) throw error
    }
  }
}

const serveOn = (chain: SolanaChain, port?: number) =>
  listen({
    port,
    async answer({ body }) {
      return {
        body: (await answerJsonRpc(body, (method, params) => callSolana(chain, method, params))) ?? '',
      }
    },
    connect: socket => serveSubscriptions(chain, socket),
  })

async function useValidator(url: string, funded: readonly string[]): Promise<Solana> {
  const call = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    // A node responds with one of the two.
    const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const airdrop = async (address: string, lamports: bigint) =>
    void (await call('requestAirdrop', [address, Number(lamports)]))
  for (const address of funded) await airdrop(address, startingLamports)
  return {
    url,
    wsUrl: getSocketUrl(url),
    chainId: formatChainId(String(await call('getGenesisHash'))),
    airdrop,
    stop: async () => {},
  }
}

/** Validators serve WebSockets on the port after that of RPC. */
function getSocketUrl(url: string): string {
  const socketUrl = new URL(url)
  socketUrl.protocol = socketUrl.protocol === 'https:' ? 'wss:' : 'ws:'
  if (socketUrl.port) socketUrl.port = String(Number(socketUrl.port) + 1)
  return socketUrl.href
}
