import { capabilitiesAddressMissing, notAvailableInVault, PorticoError } from '@portico/protocol'
import { rpcMethods, type SafeCall } from '@portico/protocol/frame'
import type { NetworkId } from '../networks/networks.ts'
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
      return formatChain(network)
    case 'capabilities':
      if (!params[0]) throw new PorticoError(capabilitiesAddressMissing)
      return keeper.readSmart({ network, method, params }, signal)
    case 'callsStatus':
      return describeBatch(String(params[0]), network, context, signal)
    case 'assets':
      throw new PorticoError(notAvailableInVault)
    case 'bundler':
      return keeper.readSmart({ network, method, params }, signal)
    case 'node':
      return context.node.call(network, method, params, signal)
  }
}

const formatChain = (network: string) => `0x${BigInt(network.slice('eip155:'.length)).toString(16)}`

/** EIP-5792 status: 100 while pending, 200 on success, 500 or 600 on full or partial failure. */
async function describeBatch(id: string, network: NetworkId, context: VaultContext, signal: AbortSignal) {
  const { state, node, keeper } = context
  const sent = state.batches.get(id)
  const batch = sent ?? (await findBatch(id, network, context, signal))
  // User operations of an earlier visit are identified by their hash.
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

/**
 * Finds a plain batch of an earlier visit: its id is the concatenated transaction hashes, and the node
 * reports one of them as sent from this account.
 */
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
