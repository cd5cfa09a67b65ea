import { JsonRpcError } from '../../localChain/jsonRpc.js'
import type { ChainSettings } from '../ChainSettings.js'
import { methodNotFound, type NodeBackend } from '../serveNode.js'
import { describeGenesis } from './describeGenesis.js'
import { loadEdr } from './loadEdr.js'

type Listener = (subscription: string, result: unknown) => void
type EdrError = { code: number; message: string; data?: { data?: string; reason?: object } | null }
type Reply = { result: unknown } | { error: EdrError }

// The same values as anvil.
const blockGasLimit = 30_000_000n
const initialBaseFeePerGas = 1_000_000_000n

/** A fresh chain whose errors match those of other nodes. */
export async function createEdrBackend(settings: ChainSettings): Promise<NodeBackend> {
  const { edr, context } = await loadEdr()
  const { chainId, accounts, blockTime, autoMine } = settings
  const listeners = new Set<Listener>()
  const hardfork = edr.l1HardforkLatest()
  const provider = await context.createProvider(
    edr.L1_CHAIN_TYPE,
    {
      chainId: BigInt(chainId),
      networkId: BigInt(chainId),
      hardfork: edr.l1HardforkToString(hardfork),
      network: { genesisBlockGasLimit: blockGasLimit },
      ...describeGenesis(accounts, edr.l1GenesisState(hardfork)),
      coinbase: new Uint8Array(20),
      initialBaseFeePerGas,
      minGasPrice: 0n,
      defaultTransactionGasLimit: blockGasLimit,
      transactionGasCap: false,
      mining: {
        autoMine,
        ...(blockTime === undefined ? {} : { interval: BigInt(blockTime * 1000) }),
        blockGasLimit,
        memPool: { order: edr.MineOrdering.Priority },
      },
      allowBlocksWithSameTimestamp: true,
      allowUnlimitedContractSize: false,
      bailOnCallFailure: true,
      // A reverting transaction is mined and has a receipt.
      bailOnTransactionFailure: false,
      precompileOverrides: [],
      observability: {},
    },
    { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => {} },
    {
      subscriptionCallback: ({ filterId, result }) => {
        for (const listener of listeners) listener(`0x${filterId.toString(16)}`, result)
      },
    },
    new edr.ContractDecoder(),
  )
  return {
    async call(method, params) {
      const { data } = await provider.handleRequest(
        JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
      )
      // Text, unless it would exceed the maximum string length.
      const reply = (typeof data === 'string' ? JSON.parse(data) : data) as Reply
      if ('error' in reply) throw translate(reply.error)
      return reply.result
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Wallets and libraries expect the codes of nodes on public networks. */
function translate({ code, message, data }: EdrError): JsonRpcError {
  if (code === -32004) return methodNotFound()
  if (data?.reason && 'Revert' in data.reason) {
    return new JsonRpcError(3, `execution reverted: ${message}`, data.data)
  }
  return new JsonRpcError(code, message)
}
