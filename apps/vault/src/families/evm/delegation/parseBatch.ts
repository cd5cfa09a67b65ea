import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { encodeAddress } from '@portico/codec/abi'
import { isPorticoError, type PorticoError } from '@portico/protocol'
import type { Hex } from '../../../keys/Addresses.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import { type Call, chooseFees, parseQuantity, stepGas } from '../calls/completeEvmTransactions.ts'
import type { EvmParsed } from '../calls/describeEvm.ts'
import { getChainId } from '../calls/SmartContext.ts'
import { enforcers } from '../grants/terms.ts'
import type { SmartCall } from '../sign/UserOperation.ts'
import { canDelegate } from './canDelegate.ts'
import { delegate, delegationCode, delegationManager, encodeBatch, noDelegate } from './delegate.ts'
import { type AtomicStatus, assertChain, readDelegation } from './readDelegation.ts'

/** At most what a call costs more inside of a batch: with coins for a new account, and its decoding. */
const innerCallGas = 50_000n

/** Gas of an authorization (EIP-7702), which nodes do not estimate without a signed one. */
const authorizationGas = 25_000n

/** Gas of the delegate's code as it receives a transaction without data, which it does right after the authorization. */
const receiveGas = 10_000n

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
  const title = 'sendCalls'
  const data = encodeBatch(calls)
  if (status === 'supported') {
    const gas = await estimate(node, { from: address, to: address, data })
    const { unnumbered, fee } = await draftOwn({ data, gas }, context)
    return { items: [], unnumbered, send: { title, calls, fee } }
  }
  const gas = (await estimateFirst(node, address, { calls, data })) + authorizationGas
  const { unnumbered, fee } = await draftOwn({ data, gas, becomes: delegate }, context)
  return { items: [], unnumbered, send: { title, calls, fee, notes: ['firstBatch'] } }
}

/** A transaction that only makes the account delegate. */
export async function draftDelegation(context: FamilyContext): Promise<OwnDraft> {
  const { address } = context.account
  const data = new Uint8Array()
  const gas = await estimate(connect(context), { from: address, to: address, data })
  return draftOwn({ data, gas: gas + authorizationGas + receiveGas, becomes: delegate }, context)
}

/**
 * Ends the delegation and all permissions, which would be valid again with the next delegation: the transaction is
 * `incrementNonce(address)` of the nonce enforcer.
 */
export async function parseUndelegation(context: FamilyContext): Promise<EvmParsed> {
  const to = enforcers.nonce
  const data = hexToBytes(`f5743c4c${encodeAddress(delegationManager)}`)
  const gas = await estimate(connect(context), { from: context.account.address, to, data })
  const { unnumbered, fee } = await draftOwn(
    { to, data, gas: gas + authorizationGas, becomes: noDelegate },
    context,
  )
  const notes = ['endDelegationNote'] as const
  return { items: [], unnumbered, send: { title: 'endDelegation', calls: [], fee, notes } }
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
  { calls, data }: { readonly calls: readonly SmartCall[]; readonly data: Uint8Array },
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

interface Own {
  /** The account itself, unless given. */
  readonly to?: Hex
  readonly data: Uint8Array
  readonly gas: bigint
  /** The contract that the account delegates to from this transaction on. */
  readonly becomes?: Hex
}

/** A transaction that the vault makes for the account. */
interface OwnDraft {
  readonly unnumbered: NonNullable<EvmParsed['unnumbered']>
  readonly fee: bigint
}

async function draftOwn({ to, data, gas, becomes }: Own, context: FamilyContext): Promise<OwnDraft> {
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
    to: to ?? (address as Hex),
    value: 0n,
    data,
    accessList: [],
    maxFeePerGas: price,
    maxPriorityFeePerGas: 'gasPrice' in fees ? price : fees.maxPriorityFeePerGas,
  } as const
  return {
    unnumbered: {
      drafts: [becomes ? { ...draft, type: 'eip7702', delegate: becomes } : { ...draft, type: 'eip1559' }],
      counted,
    },
    fee: gas * price,
  }
}
