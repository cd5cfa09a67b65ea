import { PorticoError, transactionReverted } from '@portico/protocol'
import { submit } from '../../../node/submit.ts'
import type { Signed } from '../../SignRequest.ts'
import type { Completed, FamilyContext, SignedCall } from '../../VaultFamily.ts'
import type { UserOperation } from '../sign/UserOperation.ts'
import { connectBundler } from './SmartContext.ts'
import { sendOperation, waitForOperation } from './sendOperation.ts'

/** In milliseconds, until the next operation no longer waits for this one. */
const longestWait = 60_000

export async function completeEvm(
  done: SignedCall,
  context: FamilyContext,
  signal: AbortSignal,
): Promise<Completed> {
  const { call, items, signed } = done
  const [item] = items
  if (item?.kind === 'user-operation') return completeOperation(item.operation, done, context, signal)
  if (item?.kind !== 'evm-transaction') return { answer: signed[0]?.result }
  const hashes = await broadcast(signed, context)
  if (call.method !== 'wallet_sendCalls') return { answer: hashes[0] }
  // The default id contains the hashes, so that it stays meaningful after a reload.
  const id = call.params[0].id ?? `0x${hashes.map(hash => hash.slice(2)).join('')}`
  return { answer: { id }, batch: { id, hashes } }
}

/** Broadcasts transactions in order and returns the hashes that the vault computed. */
async function broadcast(signed: readonly Signed[], { node, network }: FamilyContext) {
  for (const { result, name } of signed)
    await submit(() => node.call(network, 'eth_sendRawTransaction', [result]), name)
  return signed.map(({ name = '' }) => name)
}

/** Sends an operation to the bundler; the next one of the account waits until it is in a block. */
async function completeOperation(
  operation: UserOperation,
  { call, signed: [signed], address, answer }: SignedCall,
  context: FamilyContext,
  signal: AbortSignal,
): Promise<Completed> {
  const { result: signature = '', name: hash = '' } = signed ?? {}
  const follow = (until: AbortSignal) =>
    waitForOperation(hash, connectBundler({ ...context, signal: until }), until)
  await context.operationQueue.send(
    `${context.network}:${address}`,
    () => submit(() => sendOperation({ operation, signature, hash }, connectBundler(context)), undefined),
    () => follow(AbortSignal.timeout(longestWait)),
  )
  if (call.method === 'wallet_sendCalls') {
    const id = call.params[0].id ?? hash
    return { answer: { id }, batch: { id, hashes: [hash], isOperation: true } }
  }
  const { success, receipt } = await follow(signal)
  // A site would rely on a reported permission or revocation.
  if (!success && call.method !== 'eth_sendTransaction')
    throw new PorticoError(transactionReverted, { context: { hash: receipt.transactionHash } })
  return { answer: answer ?? receipt.transactionHash }
}
