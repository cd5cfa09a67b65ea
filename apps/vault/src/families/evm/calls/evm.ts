import { hexToBytes } from '@noble/hashes/utils.js'
import {
  atomicityNotSupported,
  duplicateBatchId,
  notAvailableInVault,
  PorticoError,
  unsupportedCapability,
  unsupportedChainId,
} from '@portico/protocol'
import type { ApprovedCall, EvmTransaction } from '@portico/protocol/frame'
import { nameKnownNetwork } from '../../../networks/networks.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { FamilyContext, VaultFamily } from '../../VaultFamily.ts'
import { canDelegate } from '../delegation/canDelegate.ts'
import { delegationManager } from '../delegation/delegate.ts'
import { parseDelegatedBatch, parseUndelegation, readBatchStatus } from '../delegation/parseBatch.ts'
import { deriveSmartAddress } from '../derive/deriveSmartAddress.ts'
import { parseTypedData } from '../describe/parseTypedData.ts'
import { toPermissionRequest } from '../grants/parseGrantPermissions.ts'
import { parseGrant, parseRevoke, readContext } from '../grants/parseGrants.ts'
import { hashTypedData, type TypedData } from '../sign/hashTypedData.ts'
import { signItems } from '../sign/signItems.ts'
import { completeEvm } from './completeEvm.ts'
import { describeCreation, isDeployed } from './completeOperation.ts'
import { describeEvm, type EvmParsed } from './describeEvm.ts'
import { parseOperation, parseTransactions, refuseForSmart } from './parseTransactions.ts'
import { createSmartContext, getChainId, getOwner, type SmartContext } from './SmartContext.ts'

export { parseUndelegation }

export const evm: VaultFamily<'eip155', EvmParsed> = {
  async derive({ addresses: { eip155 } }, { network, smartAccounts }) {
    const contracts = Object.hasOwn(smartAccounts, network) ? smartAccounts[network] : undefined
    const smart = contracts
      ? deriveSmartAddress(eip155, contracts)
      : canDelegate(network, smartAccounts) && eip155
    return [
      { address: eip155, type: 'eoa' },
      ...(smart ? [{ address: smart, type: 'smartAccount' } as const] : []),
    ]
  },
  nameNetwork: nameKnownNetwork,
  parse: {
    personal_sign: ([message], context) => parseMessage(hexToBytes(message.slice(2)), context),
    eth_signTypedData_v4: ([, data], context) => parseData(data, context),
    async eth_sendTransaction([transaction], context) {
      return parseTransaction(transaction, context, await takeTurn(context))
    },
    async wallet_sendCalls([batch], context) {
      return parseBatch(batch, context, await takeTurn(context))
    },
    wallet_grantPermissions: ([request], context) => parseGrant([toPermissionRequest(request)], context),
    wallet_requestExecutionPermissions: (requests, context) => parseGrant(requests, context),
    wallet_revokeExecutionPermission: ([{ permissionContext }], context) =>
      parseRevoke(permissionContext, context),
    wallet_revokePermissions: ([request], context) => parseRevoke(readContext(request), context),
  },
  describe: describeEvm,
  sign: (keys, request, { smartAccounts }) => signItems(keys, request, smartAccounts[request.network]),
  complete: completeEvm,
}

/** The ERC-4337 account, if it is the one that signs. */
function findSmart(context: FamilyContext): SmartContext | undefined {
  const owner = getOwner(context.accounts)
  return context.account.address === owner ? undefined : createSmartContext(context, owner)
}

async function takeTurn(context: FamilyContext): Promise<SmartContext | undefined> {
  const smart = findSmart(context)
  if (smart) await context.operationQueue.wait(`${context.network}:${context.account.address}`)
  return smart
}

/** Until it is deployed, an account's signatures include its factory call (ERC-6492). */
const readCreation = async (smart: SmartContext | undefined) =>
  !smart || (await isDeployed(smart.services.node, smart.account.address))
    ? undefined
    : describeCreation(smart.account)

const isOwner = ({ smartAccounts }: FamilyContext) => Object.keys(smartAccounts).length > 0

async function parseMessage(message: Uint8Array, context: FamilyContext): Promise<EvmParsed> {
  const smart = findSmart(context)
  // The owner key signs the smart account's user operations as 32-byte messages, so this could be a blind signature of
  // one.
  if (!smart && isOwner(context) && message.length === 32) throw refuseForSmart()
  return { items: [{ kind: 'evm-message', message, creation: await readCreation(smart) }] }
}

async function parseData(given: unknown, context: FamilyContext): Promise<EvmParsed> {
  const smart = findSmart(context)
  const data = parseTypedData(given)
  const { primaryType } = data
  // These types are signatures of the smart account and must be requested from it, so that they are shown as such.
  if (!smart) assertNoDelegation(data, context)
  if (!smart && isOwner(context) && /^(TypedDataSign|PersonalSign)$/.test(primaryType)) throw refuseForSmart()
  // The account contract parses these names out of the signature.
  if (smart && (!/^[A-Z_$][\w$]*$/.test(primaryType) || primaryType === 'EIP712Domain'))
    throw refuseParams('A smart account cannot sign a primary type with this name.')
  // Rejects values that do not fit their types before the visitor is asked.
  hashTypedData(data)
  return { items: [{ kind: 'evm-typed-data', data, creation: await readCreation(smart) }] }
}

/**
 * Under the domain of the DelegationManager this would let another account act for this one (ERC-7710), and under the
 * account's own it would be a user operation of the delegated account. Both are valid once the account delegates,
 * however long after the signature.
 */
function assertNoDelegation(data: TypedData, { account }: FamilyContext): void {
  const { verifyingContract } = data.domain
  const contract = String(verifyingContract).toLowerCase()
  if ([account.address, delegationManager].some(each => each.toLowerCase() === contract))
    throw refuseParams('This signature could let others act as the account. Sites cannot request it.')
}

const title = 'sendTransaction'

async function parseTransaction(
  transaction: EvmTransaction,
  context: FamilyContext,
  smart: SmartContext | undefined,
): Promise<EvmParsed> {
  if (!smart) return parseTransactions(context, title, [transaction])
  const { to, value, data, input, chainId } = transaction
  if (!to) throw new PorticoError(notAvailableInVault)
  if (chainId !== undefined && BigInt(chainId) !== smart.account.chainId)
    throw refuseParams('The calls are for another network.')
  return parseOperation(smart, { title, calls: [toSmartCall({ to, value, data: data ?? input })] })
}

type Batch = ApprovedCall<'wallet_sendCalls'>['params'][0]

/** Without smart features the account sends the calls one after the other. */
async function parseBatch(
  batch: Batch,
  context: FamilyContext,
  smart: SmartContext | undefined,
): Promise<EvmParsed> {
  const { id, chainId, atomicRequired, calls } = batch
  if (id !== undefined && (await context.batches.find(getOwner(context.accounts), id)))
    throw new PorticoError(duplicateBatchId)
  assertCapabilities(batch, smart?.paymasterUrl)
  if (!smart && atomicRequired && context.account.type === 'eoa')
    throw new PorticoError(atomicityNotSupported)
  if (chainId !== undefined && BigInt(chainId) !== getChainId(context.network))
    throw new PorticoError(unsupportedChainId, { detail: 'The calls are for another network.' })
  if (smart) return parseOperation(smart, { title: 'sendCalls', calls: calls.map(toSmartCall) })
  if (context.account.type === 'smartAccount' && calls.length > 1) {
    const status = await readBatchStatus(context)
    if (status) return parseDelegatedBatch(calls.map(toSmartCall), status, context)
    if (atomicRequired) throw new PorticoError(atomicityNotSupported)
  }
  const steps = calls.map(({ to, value, data }) => ({ to, ...(value && { value }), ...(data && { data }) }))
  return parseTransactions(context, 'sendCalls', steps)
}

const toSmartCall = ({ to, value, data }: Pick<Batch['calls'][0], 'to' | 'value' | 'data'>) => ({
  to,
  value: BigInt(value ?? 0),
  data: hexToBytes(data?.slice(2) ?? ''),
})

/** Refuses required capabilities (EIP-5792). Only a batch as a whole can name the paymaster. */
function assertCapabilities({ capabilities, calls }: Batch, paymasterUrl?: string): void {
  const isPaid = (name: string, value: unknown) =>
    name === 'paymasterService' && paymasterUrl !== undefined && read(value).url === paymasterUrl
  const missing = [
    ...Object.entries(capabilities ?? {}).filter(([name, value]) => !isPaid(name, value)),
    ...calls.flatMap(call => Object.entries(call.capabilities ?? {})),
  ].find(([, value]) => read(value).optional !== true)
  if (missing) throw new PorticoError(unsupportedCapability, { detail: missing[0].slice(0, 64) })
}

const read = (value: unknown) => (value ?? {}) as { readonly optional?: unknown; readonly url?: unknown }
