import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { bytesToHex, type Hex } from 'viem'
import type { WebSocket } from 'ws'
import { answerJsonRpc, JsonRpcError } from '../localChain/jsonRpc.js'
import { listen } from '../localChain/listen.js'
import { parseSs58 } from '../polkadotWallet/ss58.js'

export interface StartPolkadotOptions {
  /** Default: a free port. */
  readonly port?: number | undefined
  /** Of its addresses. Default 42, the one for any network. */
  readonly prefix?: number | undefined
  readonly token?: { readonly symbol: string; readonly decimals: number } | undefined
  readonly genesisHash?: Hex | undefined
  /** Addresses that begin with money. */
  readonly funded?: readonly string[] | undefined
}

export interface Polkadot {
  readonly url: string
  readonly wsUrl: string
  /** The CAIP-2 id. */
  readonly chainId: string
  /** Gives the smallest units out of nothing; `frozen` is the part of them that cannot be spent. */
  fund(address: string, free: bigint, frozen?: bigint): void
  stop(): Promise<void>
}

const localGenesisHash: Hex = `0x${'90'.repeat(32)}`
const startingAmount = 1_000_000_000_000_000n
/** `twox128("System") ‖ twox128("Account")`, where every Substrate chain keeps balances. */
const accountPrefix = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/**
 * Starts the part of a node that reading balances takes. It executes nothing: signatures for this family are checked
 * by verifying them.
 */
export async function startPolkadot(options: StartPolkadotOptions = {}): Promise<Polkadot> {
  const { genesisHash = localGenesisHash, prefix = 42, funded = [] } = options
  const { symbol, decimals } = options.token ?? { symbol: 'UNIT', decimals: 12 }
  const storage = new Map<string, Hex>()
  const fund = (address: string, free: bigint, frozen = 0n) =>
    void storage.set(getAccountKey(parseSs58(address).publicKey), encodeAccount(free, frozen))
  for (const address of funded) fund(address, startingAmount)

  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    chain_getBlockHash: () => genesisHash,
    chain_getFinalizedHead: () => genesisHash,
    chain_getHeader: () => ({
      parentHash: genesisHash,
      number: '0x0',
      stateRoot: genesisHash,
      extrinsicsRoot: genesisHash,
      digest: { logs: [] },
    }),
    state_getRuntimeVersion: () => ({
      specName: 'portico-local',
      implName: 'portico-local',
      authoringVersion: 1,
      specVersion: 1,
      implVersion: 1,
      transactionVersion: 1,
      stateVersion: 1,
      apis: [],
    }),
    state_getStorage: ([key]) => storage.get(String(key).toLowerCase()) ?? null,
    state_queryStorageAt: ([keys]) => [
      {
        block: genesisHash,
        changes: (Array.isArray(keys) ? keys : []).map(key => [key, storage.get(String(key)) ?? null]),
      },
    ],
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
    fund,
    stop,
  }
}

function serve(socket: WebSocket, call: (method: string, params: unknown) => unknown): void {
  socket.on('message', async data => {
    const answer = await answerJsonRpc(String(data), call)
    if (answer !== undefined) socket.send(answer)
  })
}

/** The map's hasher is `blake2_128_concat`. */
const getAccountKey = (publicKey: Uint8Array) =>
  `0x${accountPrefix}${bytesToHex(concatBytes(blake2b(publicKey, { dkLen: 16 }), publicKey)).slice(2)}`

/** `AccountInfo`: nonce and three counters, then free, reserved, frozen and flags. */
function encodeAccount(free: bigint, frozen: bigint): Hex {
  const counters = Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
  const flags = 1n << 127n
  return bytesToHex(concatBytes(counters, ...[free, 0n, frozen, flags].map(encodeU128)))
}

const encodeU128 = (value: bigint) =>
  Uint8Array.from({ length: 16 }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
