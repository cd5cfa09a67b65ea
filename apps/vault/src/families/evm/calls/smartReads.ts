import { PorticoError, unknownBatchId } from '@portico/protocol'
import type { SafeRpcMethod } from '@portico/protocol/frame'
import type { FamilyPlace } from '../../VaultFamily.ts'
import { deriveSmartAddress } from '../derive/deriveSmartAddress.ts'
import { keyType, permissionType } from '../grants/parsePermissions.ts'
import { connectBundler, getChainId } from './SmartContext.ts'
import { findOperation, isWaiting } from './sendOperation.ts'

export interface SmartRead extends Pick<FamilyPlace, 'network'> {
  readonly method: SafeRpcMethod
  readonly params: readonly unknown[]
}

const formatChain = (network: string) => `0x${getChainId(network).toString(16)}`

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
        formatChain(network),
        {
          atomic: { status: 'supported' },
          ...(paymaster && { paymasterService: { supported: true } }),
          ...(grants && { permissions }),
        },
      ]),
  )

/** Answers the reads of smart accounts, from the settings or the bundler. */
export async function readSmart(
  owner: string,
  { network, method, params }: SmartRead,
  smartAccounts: FamilyPlace['smartAccounts'],
  signal: AbortSignal,
): Promise<unknown> {
  if (method === 'wallet_getCapabilities') return listCapabilities(owner, String(params[0]), smartAccounts)
  const bundler = () => connectBundler({ network, smartAccounts, signal })
  if (method !== 'wallet_getCallsStatus') return bundler()(method, params)
  const [id, hash, isKnown] = params
  if (!smartAccounts[network] || !/^0x[\da-f]{64}$/.test(String(hash))) throw new PorticoError(unknownBatchId)
  const found = await findOperation(String(hash), bundler())
  if (!found && !isKnown && !(await isWaiting(String(hash), bundler())))
    throw new PorticoError(unknownBatchId)
  return {
    version: '2.0.0',
    id,
    chainId: formatChain(network),
    status: found ? (found.success ? 200 : 500) : 100,
    atomic: true,
    receipts: found ? [found.receipt] : [],
  }
}
