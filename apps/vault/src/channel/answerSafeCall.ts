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
  const batch = state.batches.get(id)
  // Operations of an earlier visit have their hash for a name.
  if (!batch || batch.isOperation) {
    const method = 'wallet_getCallsStatus'
    return keeper.readSmart(
      { network: batch?.network ?? network, method, params: [id, batch?.hashes[0] ?? id] },
      signal,
    )
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
