import { type Address, type Hash, type Hex, hexToNumber, isHex, numberToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { invalidParams, ProviderRpcError } from './providerRpcError.js'
import { signAndSend } from './sendTransaction.js'
import type { RpcRequest } from './types.js'
import {
  findChain,
  forwardToNode,
  type MethodHandler,
  requireAccount,
  type WalletContext,
} from './walletContext.js'
import { distortCapabilities } from './wrongAnswers.js'

type Call = { to?: Address; data?: Hex; value?: Hex }
type Receipt = {
  status: Hex
  blockHash: Hex
  blockNumber: Hex
  gasUsed: Hex
  transactionHash: Hash
  logs: unknown[]
}
type Batch = { chainId: Hex; status: 100 | 200 | 400 | 500 | 600; receipts: Receipt[] }

const receiptPollMs = 50

type SendCallsParameter = {
  id?: string
  from?: unknown
  chainId?: Hex
  atomicRequired?: boolean
  calls?: Call[]
}

/** EIP-5792: the calls run in sequence as separate transactions. */
export function createBatchMethods(): Readonly<Record<string, MethodHandler>> {
  const batches = new Map<string, Batch>()

  const sendCalls: MethodHandler = async (context, request) => {
    const { account, calls, chainId, id } = parseSendCalls(context, request)
    if (id !== undefined && batches.has(id)) throw new ProviderRpcError(5720, 'Duplicate bundle id.')
    await context.prompts.ask(request)
    const batchId = id ?? numberToHex(batches.size + 1, { size: 32 })
    const batch: Batch = { chainId, status: 100, receipts: [] }
    batches.set(batchId, batch)
    void runBatch(context, account, calls, batch)
    return { id: batchId }
  }

  const getCallsStatus: MethodHandler = async (_context, { params }) => {
    const id = String(params[0])
    const batch = batches.get(id)
    if (!batch) throw new ProviderRpcError(5730, 'Unknown bundle id.')
    return { version: '2.0.0', id, atomic: false, ...batch }
  }

  return {
    wallet_sendCalls: sendCalls,
    wallet_getCallsStatus: getCallsStatus,
    wallet_getCapabilities: getCapabilities,
    wallet_showCallsStatus: async () => null,
  }
}

function parseSendCalls(context: WalletContext, { params }: RpcRequest) {
  // Every field is checked below.
  const { from, chainId, calls, id, atomicRequired } = (params[0] ?? {}) as SendCallsParameter
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('wallet_sendCalls expects calls.')
  if (atomicRequired) throw new ProviderRpcError(5760, 'This wallet does not execute batches atomically.')
  const account = requireAccount(context, from)
  if (!isHex(chainId) || hexToNumber(chainId) !== context.state.get().chainId) {
    throw new ProviderRpcError(5710, 'The wallet is on another chain.')
  }
  return { account, calls, chainId, id }
}

async function runBatch(
  context: WalletContext,
  account: PrivateKeyAccount,
  calls: readonly Call[],
  batch: Batch,
): Promise<void> {
  try {
    for (const call of calls) {
      const hash = await signAndSend(context, account, call)
      const receipt = await waitForReceipt(context, hash)
      batch.receipts.push(receipt)
      if (receipt.status !== '0x1') break
    }
  } catch {
    // A call that the node rejects leaves the batch incomplete, which the status below reports.
  }
  const succeeded = batch.receipts.filter(({ status }) => status === '0x1').length
  const failed = batch.receipts.length === 0 ? 400 : 500
  batch.status = succeeded === calls.length ? 200 : succeeded > 0 ? 600 : failed
}

async function waitForReceipt(context: WalletContext, hash: Hash): Promise<Receipt> {
  for (;;) {
    // The node's response is only passed on.
    const receipt = (await forwardToNode(context, {
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })) as Receipt | null
    if (receipt) return receipt
    await new Promise(resolve => setTimeout(resolve, receiptPollMs))
  }
}

const getCapabilities: MethodHandler = async (context, { params }) => {
  requireAccount(context, params[0])
  const asked = Array.isArray(params[1])
    ? params[1].filter(id => isHex(id)).map(id => hexToNumber(id))
    : undefined
  const known = [...context.chains, ...context.state.get().addedChains].map(({ id }) => id)
  const chains = asked ? asked.filter(id => findChain(context, id)) : known
  const capabilities = Object.fromEntries(
    chains.map(id => [numberToHex(id), { atomic: { status: 'unsupported' } }]),
  )
  return distortCapabilities(capabilities, context.state.get().wrong.capabilities)
}
