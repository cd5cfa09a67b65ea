import type { Hex } from 'viem'
import type { WebSocket } from 'ws'
import { answerJsonRpc, JsonRpcError } from '../localChain/jsonRpc.js'
import { listen } from '../localChain/listen.js'
import { createPolkadotLedger } from './createPolkadotLedger.js'

export interface StartPolkadotOptions {
  /** Default: a free port. */
  readonly port?: number | undefined
  /** SS58 prefix. Default 42, the generic one. */
  readonly prefix?: number | undefined
  readonly token?: { readonly symbol: string; readonly decimals: number } | undefined
  readonly genesisHash?: Hex | undefined
  /** Initially funded addresses. */
  readonly funded?: readonly string[] | undefined
}

export interface Polkadot {
  readonly url: string
  readonly wsUrl: string
  /** CAIP-2 id. */
  readonly chainId: string
  /** Mints the smallest units; `frozen` is the part that cannot be spent. */
  fund(address: string, free: bigint, frozen?: bigint): void
  stop(): Promise<void>
}

const localGenesisHash: Hex = `0x${'90'.repeat(32)}`
const startingAmount = 1_000_000_000_000_000n

/**
 * Starts a chain that knows transfers and remarks. It accepts only extrinsics that are signed for it, in order and paid
 * for, and includes each in a block at once.
 */
export async function startPolkadot(options: StartPolkadotOptions = {}): Promise<Polkadot> {
  const { genesisHash = localGenesisHash, prefix = 42, funded = [] } = options
  const { symbol, decimals } = options.token ?? { symbol: 'UNIT', decimals: 12 }
  const ledger = createPolkadotLedger(genesisHash)
  for (const address of funded) ledger.fund(address, startingAmount)

  const getHead = () => ledger.getBlock(ledger.getHeight())?.hash ?? genesisHash
  /** The header of a block, by its hash or of the newest. */
  function readHeader(hash: unknown) {
    const number = hash ? ledger.findBlock(hash) : ledger.getHeight()
    if (number === undefined) return null
    return {
      parentHash: ledger.getBlock(number - 1)?.hash ?? genesisHash,
      number: `0x${number.toString(16)}`,
      stateRoot: genesisHash,
      extrinsicsRoot: genesisHash,
      digest: { logs: [] },
    }
  }

  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    author_submitExtrinsic: ([extrinsic]) => ledger.submit(String(extrinsic)),
    chain_getBlock([hash]) {
      const header = readHeader(hash)
      return header && { block: { header, extrinsics: ledger.getBlock(Number(header.number))?.extrinsics } }
    },
    chain_getBlockHash: ([number]) =>
      number === undefined ? getHead() : (ledger.getBlock(Number(number))?.hash ?? null),
    chain_getFinalizedHead: getHead,
    chain_getHeader: ([hash]) => readHeader(hash),
    state_getRuntimeVersion: () => ({
      specName: 'portico-local',
      implName: 'portico-local',
      authoringVersion: 1,
      implVersion: 1,
      stateVersion: 1,
      apis: [],
      ...ledger.runtime,
    }),
    state_getStorage: ([key]) => ledger.readStorage(String(key).toLowerCase()),
    state_queryStorageAt: ([keys]) => [
      {
        block: getHead(),
        changes: (Array.isArray(keys) ? keys : []).map(key => [key, ledger.readStorage(String(key))]),
      },
    ],
    system_accountNextIndex: ([address]) => Number(ledger.getNonce(String(address))),
    system_chain: () => 'Portico Local',
    system_chainType: () => 'Local',
    system_health: () => ({ peers: 0, isSyncing: false, shouldHavePeers: false }),
    system_name: () => 'portico-local',
    system_properties: () => ({ ss58Format: prefix, tokenDecimals: decimals, tokenSymbol: symbol }),
    system_version: () => '1.0.0',
    rpc_methods: () => ({ methods: Object.keys(methods) }),
  }
  const call = (method: string, params: unknown) => {
    const act = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!act) throw new JsonRpcError(-32601, 'Method not found')
    return act(Array.isArray(params) ? params : [])
  }

  const { port, stop } = await listen({
    port: options.port,
    answer: async ({ body }) => ({ body: (await answerJsonRpc(body, call)) ?? '' }),
    connect: socket => serve(socket, call),
  })
  return {
    url: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port}`,
    // CAIP-2 keeps the first 32 digits.
    chainId: `polkadot:${genesisHash.slice(2, 34)}`,
    fund: ledger.fund,
    stop,
  }
}

function serve(socket: WebSocket, call: (method: string, params: unknown) => unknown): void {
  socket.on('message', async data => {
    const answer = await answerJsonRpc(String(data), call)
    if (answer !== undefined) socket.send(answer)
  })
}
