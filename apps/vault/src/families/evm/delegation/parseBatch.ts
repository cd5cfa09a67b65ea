import { bytesToHex } from '@noble/hashes/utils.js'
import { isPorticoError, type PorticoError } from '@portico/protocol'
import type { Hex } from '../../../keys/Addresses.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import { type Call, chooseFees, parseQuantity, stepGas } from '../calls/completeEvmTransactions.ts'
import type { EvmParsed, EvmSend } from '../calls/describeEvm.ts'
import { getChainId } from '../calls/SmartContext.ts'
import type { SmartCall } from '../sign/UserOperation.ts'
import { canDelegate } from './canDelegate.ts'
import { delegate, delegationCode, delegationManager, encodeBatch, noDelegate } from './delegate.ts'
import { type AtomicStatus, assertChain, readDelegation } from './readDelegation.ts'

/** At most what a call costs more inside of a batch: with coins for a new account, and its decoding. */
const innerCallGas = 50_000n

/** Gas of an authorization (EIP-7702), which nodes do not estimate without a signed one. */
const authorizationGas = 25_000n

/** Whether the account can execute a batch atomically, now or from its first batch on. */
export function readBatchStatus(context: FamilyContext): Promise<AtomicStatus> {
  return readDelegation(connect(context), context.account.address, getChainId(context.network))
}

/** All calls as one transaction of the account to itself. The first batch makes the account delegate. */
export async function parseDelegatedBatch(
  calls: readonly SmartCall[],
  status: NonNullable<AtomicStatus>,
  context: FamilyContext,
): Promise<EvmParsed> {
  assertNoOwnCalls(
    calls.filter(({ data }) => data.length > 0).map(({ to }) => to),
    context,
  )
  const node = connect(context)
  const { address } = context.account
  const send = { title: 'sendCalls', calls, data: encodeBatch(calls) } as const
  if (status === 'supported') {
    const gas = await estimate(node, { from: address, to: address, data: send.data })
    return toParsed({ ...send, gas }, context)
  }
  const gas = await estimateFirst(node, address, send)
  return toParsed({ ...send, gas: gas + authorizationGas, becomes: delegate, notes: ['firstBatch'] }, context)
}

/** Ends the delegation, with a transaction that does nothing else. */
export async function parseUndelegation(context: FamilyContext): Promise<EvmParsed> {
  const { address } = context.account
  const data = new Uint8Array()
  const gas = await estimate(connect(context), { from: address, to: address, data })
  return toParsed(
    {
      title: 'endDelegation',
      calls: [],
      data,
      gas: gas + authorizationGas,
      becomes: noDelegate,
      notes: ['endDelegationNote'],
    },
    context,
  )
}

/**
 * Once the account delegates, its own functions and the DelegationManager's can make any call as the account, from
 * calldata that the visitor does not see as calls.
 * @param targets of calls that have data
 */
export function assertNoOwnCalls(
  targets: readonly (string | null | undefined)[],
  { account, network, smartAccounts }: Pick<FamilyContext, 'account' | 'network' | 'smartAccounts'>,
): void {
  if (!canDelegate(network, smartAccounts)) return
  const refused = [account.address, delegationManager].map(each => each.toLowerCase())
  if (targets.some(target => target && refused.includes(target.toLowerCase())))
    throw refuseParams('Sites cannot call functions of the account itself or of its DelegationManager.')
}

const connect =
  ({ node, network, signal }: FamilyContext): Call =>
  (method, params) =>
    node.call(network, method, params, signal)

interface Simulated {
  readonly from: string
  readonly to: string
  readonly value?: bigint
  readonly data: Uint8Array
}

async function estimate(
  node: Call,
  { value = 0n, data, ...call }: Simulated,
  ...more: readonly unknown[]
): Promise<bigint> {
  const simulated = { ...call, value: `0x${value.toString(16)}`, data: `0x${bytesToHex(data)}` }
  return parseQuantity(await node('eth_estimateGas', [simulated, ...more]))
}

/** Simulates a batch as if the account delegated already; call by call with a node that cannot. */
async function estimateFirst(
  node: Call,
  address: string,
  { calls, data }: Pick<Delegated, 'calls' | 'data'>,
): Promise<bigint> {
  try {
    const override = { [address]: { code: delegationCode } }
    return await estimate(node, { from: address, to: address, data }, 'latest', override)
  } catch (error) {
    if (!isRefusal(error) || error.rpcCode === revertCode) throw error
    const single = calls.map(async (call, index) => {
      try {
        return await estimate(node, { ...call, from: address })
      } catch (refusal) {
        // A later call may depend on an earlier one.
        if (index > 0 && isRefusal(refusal)) return stepGas
        throw refusal
      }
    })
    return (await Promise.all(single)).reduce((sum, gas) => sum + gas + innerCallGas, 0n)
  }
}

/** Of nodes, for a simulated call that reverts. */
const revertCode = 3

const isRefusal = (error: unknown): error is PorticoError =>
  isPorticoError(error) && error.code === 'node_refused'

interface Delegated extends Pick<EvmSend, 'title' | 'notes'> {
  readonly calls: readonly SmartCall[]
  readonly data: Uint8Array
  readonly gas: bigint
  /** The contract that the account delegates to from this transaction on. */
  readonly becomes?: Hex
}

async function toParsed(
  { title, notes, calls, data, gas, becomes }: Delegated,
  context: FamilyContext,
): Promise<EvmParsed> {
  const node = connect(context)
  const { address } = context.account
  const chainId = getChainId(context.network)
  const [fees, counted] = await Promise.all([
    chooseFees(node, {}),
    node('eth_getTransactionCount', [address, 'pending']).then(parseQuantity),
    assertChain(node, chainId),
  ])
  const price = 'gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas
  const draft = {
    chainId,
    nonce: undefined,
    gas,
    to: address as Hex,
    value: 0n,
    data,
    accessList: [],
    maxFeePerGas: price,
    maxPriorityFeePerGas: 'gasPrice' in fees ? price : fees.maxPriorityFeePerGas,
  } as const
  return {
    items: [],
    unnumbered: {
      drafts: [becomes ? { ...draft, type: 'eip7702', delegate: becomes } : { ...draft, type: 'eip1559' }],
      counted,
    },
    send: { title, notes, calls, fee: gas * price },
  }
}
