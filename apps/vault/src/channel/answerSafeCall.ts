import {
  capabilitiesAddressMissing,
  notAvailableInVault,
  PorticoError,
  resourceNotFound,
} from '@portico/protocol'
import type { RpcCall } from '@portico/protocol/frame'
import type { NetworkId } from '../networks/networks.ts'
import type { VaultContext } from './VaultContext.ts'

type SafeCall = Extract<RpcCall, { readonly policy: 'safe' }>

/** Reads: some the vault knows by itself, the rest the node of the network answers. */
export async function answerSafeCall(
  { method, params }: SafeCall,
  network: NetworkId,
  context: VaultContext,
  signal: AbortSignal,
): Promise<unknown> {
  switch (method) {
    case 'eth_accounts': {
      const account = await context.keeper.getAccount()
      return account ? [account.addresses.eip155] : []
    }
    case 'eth_chainId':
      return `0x${BigInt(network.slice('eip155:'.length)).toString(16)}`
    case 'wallet_getCapabilities':
      if (!params[0]) throw new PorticoError(capabilitiesAddressMissing)
      return {}
    case 'wallet_getCallsStatus':
      return describeBatch(String(params[0]), context, signal)
    case 'wallet_getAssets':
      throw new PorticoError(notAvailableInVault)
    default:
      return context.node.call(network, method, params, signal)
  }
}

/** As EIP-5792 wants it: 100 while something is under way, 200 when all went well, 500 or 600 otherwise. */
async function describeBatch(id: string, { state, node }: VaultContext, signal: AbortSignal) {
  const batch = state.batches.get(id)
  if (!batch) throw new PorticoError(resourceNotFound)
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
    chainId: `0x${BigInt(batch.network.slice('eip155:'.length)).toString(16)}`,
    status: isDone ? ended : 100,
    atomic: false,
    receipts,
  }
}
