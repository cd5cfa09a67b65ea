import { PorticoError, unknownBatchId } from '@portico/protocol'
import type { SafeRpcMethod } from '@portico/protocol/frame'
import type { StoredBatch } from '../../../store/KeyStore.ts'
import type { FamilyContext, FamilyPlace } from '../../VaultFamily.ts'
import { deriveSmartAddress } from '../derive/deriveSmartAddress.ts'
import { keyType, permissionType } from '../grants/parsePermissions.ts'
import { connectBundler, getChainId } from './SmartContext.ts'
import { findOperation, isWaiting } from './sendOperation.ts'

export interface EvmRead extends Pick<FamilyPlace, 'network'> {
  readonly method: SafeRpcMethod
  readonly params: readonly unknown[]
}

const permissions = {
  supported: true,
  signerTypes: ['keys'],
  keyTypes: [keyType],
  permissionTypes: [permissionType],
  policyTypes: [],
}

/** EIP-5792 capabilities by network if the address is a smart account: atomic batches and sponsored fees. */
const listCapabilities = (owner: string, address: string, smartAccounts: FamilyPlace['smartAccounts']) =>
  Object.fromEntries(
    Object.entries(smartAccounts)
      .filter(([, contracts]) => deriveSmartAddress(owner, contracts).toLowerCase() === address.toLowerCase())
      .map(([network, { paymaster, grants }]) => [
        `0x${getChainId(network).toString(16)}`,
        {
          atomic: { status: 'supported' },
          ...(paymaster && { paymasterService: { supported: true } }),
          ...(grants && { permissions }),
        },
      ]),
  )

export async function readEvm({ method, params }: EvmRead, context: EvmReadContext): Promise<unknown> {
  const id = String(params[0])
  if (method === 'wallet_getCapabilities') return listCapabilities(context.owner, id, context.smartAccounts)
  if (method === 'wallet_getCallsStatus') return readCallsStatus(id, context)
  return connectBundler(context)(method, params)
}

export interface EvmReadContext
  extends Pick<FamilyContext, 'network' | 'smartAccounts' | 'node' | 'batches' | 'signal'> {
  readonly owner: string
}

/** EIP-5792 status: 100 while pending, 200 on success, 500 or 600 on full or partial failure. */
export async function readCallsStatus(id: string, context: EvmReadContext): Promise<object> {
  const batch = await context.batches.find(context.owner, id)
  const plain = batch ? !batch.isOperation && batch : await findPlainBatch(id, context)
  const status = plain ? readPlainBatch(plain, context) : readOperation(batch, id, context)
  const chainId = `0x${getChainId(batch?.network ?? context.network).toString(16)}`
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
  return { status: isDone ? outcome : 100, atomic: false, receipts }
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
