import { capabilitiesAddressMissing, notAvailableInVault, PorticoError } from '@portico/protocol'
import type { RpcCall } from '@portico/protocol/frame'
import type { NetworkId } from '../networks/networks.ts'
import { askingFor } from './askingFor.ts'
import type { VaultContext } from './VaultContext.ts'

type SafeCall = Extract<RpcCall, { readonly policy: 'safe' }>

/** Reads: some the vault knows by itself, the rest the node of the network answers. */
export async function answerSafeCall(
  { method, params }: SafeCall,
  network: NetworkId,
  context: VaultContext,
  signal: AbortSignal,
): Promise<unknown> {
  const { keeper } = context
  switch (method) {
    case 'eth_accounts': {
      const account = await keeper.getAccount()
      return account ? [askingFor(context, account, network).address] : []
    }
    case 'eth_chainId':
      return formatChain(network)
    case 'wallet_getCapabilities':
      if (!params[0]) throw new PorticoError(capabilitiesAddressMissing)
      return keeper.readSmart({ network, method, params }, signal)
    case 'wallet_getCallsStatus':
      return describeBatch(String(params[0]), network, context, signal)
    case 'wallet_getAssets':
      throw new PorticoError(notAvailableInVault)
    case 'eth_estimateUserOperationGas':
    case 'eth_getUserOperationByHash':
    case 'eth_getUserOperationReceipt':
    case 'eth_supportedEntryPoints':
      return keeper.readSmart({ network, method, params }, signal)
    default:
      return context.node.call(network, method, params, signal)
  }
}

const formatChain = (network: string) => `0x${BigInt(network.slice('eip155:'.length)).toString(16)}`

/** As EIP-5792 wants it: 100 while something is under way, 200 when all went well, 500 or 600 otherwise. */
async function describeBatch(id: string, network: NetworkId, context: VaultContext, signal: AbortSignal) {
  const { state, node, keeper } = context
  const sent = state.batches.get(id)
  const batch = sent ?? (await findBatch(id, network, context, signal))
  // Operations of an earlier visit have their hash for a name.
  if (!batch || batch.isOperation) {
    const params = [id, batch?.hashes[0] ?? id, sent !== undefined]
    const method = 'wallet_getCallsStatus'
    return keeper.readSmart({ network: batch?.network ?? network, method, params }, signal)
  }
  const answers = await Promise.all(
    batch.hashes.map(hash => node.call(batch.network, 'eth_getTransactionReceipt', [hash], signal)),
  )
  const receipts = answers.filter(receipt => typeof receipt === 'object' && receipt !== null)
  const failed = receipts.filter(receipt => 'status' in receipt && receipt.status !== '0x1').length
  const isDone = receipts.length === batch.hashes.length
  const ended = failed === 0 ? 200 : failed === receipts.length ? 500 : 600
  return {
    version: '2.0.0',
    id,
    chainId: formatChain(batch.network),
    status: isDone ? ended : 100,
    atomic: false,
    receipts,
  }
}

/** A plain batch of an earlier visit: its id is the hashes of its transactions, and the node knows them as the account's. */
async function findBatch(id: string, network: NetworkId, context: VaultContext, signal: AbortSignal) {
  if (!/^0x([\da-f]{64}){1,64}$/.test(id)) return undefined
  const hashes = (id.slice(2).match(/.{64}/g) ?? []).map(hash => `0x${hash}`)
  const account = await context.keeper.getAccount()
  const isOwn = (found: unknown) =>
    typeof found === 'object' &&
    found !== null &&
    'from' in found &&
    String(found.from).toLowerCase() === account?.addresses.eip155.toLowerCase()
  const found = await Promise.all(
    hashes.map(hash => context.node.call(network, 'eth_getTransactionByHash', [hash], signal)),
  )
  return found.some(isOwn) ? { network, hashes, isOperation: false } : undefined
}
