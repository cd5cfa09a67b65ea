import { PorticoError, unknownBatchId } from '@portico/protocol'
import type { SafeRpcMethod } from '@portico/protocol/frame'
import type { FamilyAccount } from '../../../context/FamilyAccount.ts'
import type { NetworkId } from '../../../networks/networks.ts'
import type { StoredBatch } from '../../../store/KeyStore.ts'
import type { FamilyContext, FamilyPlace } from '../../VaultFamily.ts'
import { canDelegate } from '../delegation/canDelegate.ts'
import { type AtomicStatus, readDelegation } from '../delegation/readDelegation.ts'
import { deriveSmartAddress } from '../derive/deriveSmartAddress.ts'
import { findLasting } from '../grants/listGrants.ts'
import { createGrantReader } from '../grants/readGrants.ts'
import { permissionTypes } from '../grants/terms.ts'
import type { Call } from './completeEvmTransactions.ts'
import { connectBundler, getChainId } from './SmartContext.ts'
import { findOperation, isWaiting } from './sendOperation.ts'

export interface EvmRead extends Pick<FamilyPlace, 'network'> {
  /** The type of account that the visitor prefers. */
  readonly preferred?: FamilyAccount['type']
  readonly method: SafeRpcMethod
  readonly params: readonly unknown[]
}

/** What `wallet_grantPermissions` takes. */
const permissions = {
  supported: true,
  signerTypes: ['keys'],
  keyTypes: ['secp256k1'],
  permissionTypes: ['erc20-recurring-allowance', 'native-token-recurring-allowance'],
  policyTypes: [],
}

/**
 * EIP-5792 capabilities by network if the address is a smart account: atomic batches and sponsored fees.
 * @param wanted chain ids in hex; all networks without them
 */
async function listCapabilities(
  address: string,
  wanted: unknown,
  preferred: EvmRead['preferred'],
  context: EvmReadContext,
) {
  const { owner, smartAccounts, networks } = context
  const isSame = (other: string) => other.toLowerCase() === address.toLowerCase()
  const operations = Object.entries(smartAccounts)
    .filter(([, contracts]) => isSame(deriveSmartAddress(owner, contracts)))
    .map(([network, { paymaster }]) => [
      toChainId(network),
      {
        atomic: { status: 'supported' },
        ...(paymaster && { paymasterService: { supported: true } }),
      },
    ])
  const isDelegating = preferred === 'smartAccount' && isSame(owner)
  const delegations = networks
    .filter(network => isDelegating && canDelegate(network, smartAccounts))
    .filter(network => !Array.isArray(wanted) || wanted.includes(toChainId(network)))
    .map(async network => {
      const [status, hasGrants] = await Promise.all([
        readStatus(network, context),
        hasPermissions(network, context),
      ])
      const known = status && { atomic: { status }, ...(hasGrants && { permissions }) }
      return known ? [[toChainId(network), known]] : []
    })
  return Object.fromEntries([...operations, ...(await Promise.all(delegations)).flat()])
}

/** A network whose node does not answer has neither. */
function readStatus(network: NetworkId, { owner, node, signal }: EvmReadContext): Promise<AtomicStatus> {
  const call: Call = (method, params) => node.call(network, method, params, signal)
  return readDelegation(call, owner, getChainId(network)).catch(() => undefined)
}

const hasPermissions = (network: NetworkId, context: EvmReadContext): Promise<boolean> =>
  createGrantReader({ ...context, network })
    .readNonce(context.owner)
    .then(
      () => true,
      () => false,
    )

/** ERC-7715 `wallet_getSupportedExecutionPermissions`. */
async function listSupported(preferred: EvmRead['preferred'], context: EvmReadContext): Promise<object> {
  const { networks, smartAccounts } = context
  const able = networks.map(async network => {
    if (preferred !== 'smartAccount' || !canDelegate(network, smartAccounts)) return []
    const isAble = (await readStatus(network, context)) && (await hasPermissions(network, context))
    return isAble ? [toChainId(network)] : []
  })
  const chainIds = (await Promise.all(able)).flat()
  if (chainIds.length === 0) return {}
  return Object.fromEntries(permissionTypes.map(type => [type, { chainIds, ruleTypes: ['expiry'] }]))
}

/** ERC-7715 `wallet_getGrantedExecutionPermissions`: those of the site that it can still use. */
async function listGranted(context: EvmReadContext): Promise<readonly object[]> {
  const lasting = await findLasting(await context.permissions.list(context.owner), context)
  return lasting.map(({ response }) => response)
}

const toChainId = (network: string) => `0x${getChainId(network).toString(16)}`

export async function readEvm(
  { method, params, preferred }: EvmRead,
  context: EvmReadContext,
): Promise<unknown> {
  const id = String(params[0])
  if (method === 'wallet_getCapabilities') return listCapabilities(id, params[1], preferred, context)
  if (method === 'wallet_getSupportedExecutionPermissions') return listSupported(preferred, context)
  if (method === 'wallet_getGrantedExecutionPermissions') return listGranted(context)
  if (method === 'wallet_getCallsStatus') return readCallsStatus(id, context)
  return connectBundler(context)(method, params)
}

export interface EvmReadContext
  extends Pick<FamilyContext, 'network' | 'smartAccounts' | 'node' | 'batches' | 'permissions' | 'signal'> {
  readonly owner: string
  /** Those with a node. */
  readonly networks: readonly NetworkId[]
}

/** EIP-5792 status: 100 while pending, 200 on success, 500 or 600 on full or partial failure. */
export async function readCallsStatus(id: string, context: EvmReadContext): Promise<object> {
  const batch = await context.batches.find(context.owner, id)
  const plain = batch ? !batch.isOperation && batch : await findPlainBatch(id, context)
  const status = plain ? readPlainBatch(plain, context) : readOperation(batch, id, context)
  const chainId = toChainId(batch?.network ?? context.network)
  return { version: '2.0.0', id, chainId, ...(await status) }
}

type PlainBatch = Pick<StoredBatch, 'network' | 'hashes' | 'isPartial'>

async function readPlainBatch({ network, hashes, isPartial }: PlainBatch, { node, signal }: EvmReadContext) {
  const answers = await Promise.all(
    hashes.map(hash => node.call(network, 'eth_getTransactionReceipt', [hash], signal)),
  )
  const receipts = answers.filter(receipt => typeof receipt === 'object' && receipt !== null)
  const failed = receipts.filter(receipt => 'status' in receipt && receipt.status !== '0x1').length
  const isDone = receipts.length === hashes.length
  const outcome = failed === receipts.length ? 500 : failed > 0 || isPartial ? 600 : 200
  // One transaction is atomic, with one call or as a batch of an account that delegates.
  return { status: isDone ? outcome : 100, atomic: hashes.length === 1 && !isPartial, receipts }
}

/** User operations of an unknown batch are identified by their hash. */
async function readOperation(batch: StoredBatch | undefined, id: string, context: EvmReadContext) {
  const { network = context.network, hashes: [hash = id] = [] } = batch ?? {}
  if (!context.smartAccounts[network] || !/^0x[\da-f]{64}$/.test(hash)) throw new PorticoError(unknownBatchId)
  const bundler = connectBundler({ ...context, network })
  const found = await findOperation(hash, bundler)
  // Some bundlers do not report pending operations.
  if (!found && !batch && !(await isWaiting(hash, bundler))) throw new PorticoError(unknownBatchId)
  return {
    status: found ? (found.success ? 200 : 500) : 100,
    atomic: true,
    receipts: found ? [found.receipt] : [],
  }
}

/** A batch that is not stored any more: its id is the concatenated hashes, and the node has one from the owner. */
async function findPlainBatch(id: string, { owner, network, node, signal }: EvmReadContext) {
  if (!/^0x([\da-f]{64}){1,64}$/.test(id)) return undefined
  const hashes = (id.slice(2).match(/.{64}/g) ?? []).map(hash => `0x${hash}`)
  const isOwn = (found: unknown) =>
    typeof found === 'object' &&
    found !== null &&
    'from' in found &&
    String(found.from).toLowerCase() === owner.toLowerCase()
  const found = await Promise.all(
    hashes.map(hash => node.call(network, 'eth_getTransactionByHash', [hash], signal)),
  )
  return found.some(isOwn) ? { network, hashes } : undefined
}
