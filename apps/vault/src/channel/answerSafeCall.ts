import { capabilitiesAddressMissing, notAvailableInVault, PorticoError } from '@portico/protocol'
import { rpcMethods, type SafeCall } from '@portico/protocol/frame'
import { getReference, type NetworkId } from '../networks/networks.ts'
import { findRequestAccount } from './findRequestAccount.ts'
import type { VaultContext } from './VaultContext.ts'

/** Answers reads: some from vault state, the rest from the network's node. */
export async function answerSafeCall(
  { method, params }: SafeCall,
  network: NetworkId,
  context: VaultContext,
  signal: AbortSignal,
): Promise<unknown> {
  const { keeper } = context
  switch (rpcMethods[method].handler) {
    case 'accounts': {
      const account = await keeper.getAccount()
      return account ? [(await findRequestAccount(context, network)).address] : []
    }
    case 'chainId':
      return `0x${BigInt(getReference(network)).toString(16)}`
    case 'capabilities':
      if (!params[0]) throw new PorticoError(capabilitiesAddressMissing)
      return keeper.readEvm({ network, method, params }, signal)
    case 'assets':
      throw new PorticoError(notAvailableInVault)
    case 'callsStatus':
    case 'bundler':
      return keeper.readEvm({ network, method, params }, signal)
    case 'node':
      return context.node.call(network, method, params, signal)
  }
}
