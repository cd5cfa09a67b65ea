import { isPorticoError, submissionUnknown } from '@portico/protocol'
import { submit } from '../../../node/submit.ts'
import type { Completers, FamilyContext, SignedCall } from '../../VaultFamily.ts'
import { completeGrants, sendTransactions } from '../grants/completeGrants.ts'
import { toPermissionRequest } from '../grants/parseGrantPermissions.ts'
import { connectBundler, getOwner } from './SmartContext.ts'
import { sendOperation, waitForOperation } from './sendOperation.ts'

/** In milliseconds, until the next operation no longer waits for this one. */
const longestWait = 60_000

export const completeEvm: Completers<'eip155'> = {
  personal_sign: answerSignature,
  eth_signTypedData_v4: answerSignature,
  async eth_sendTransaction(done, context, signal) {
    const sending = createSending(done, context)
    await sending.send()
    const [hash = ''] = sending.hashes
    return sending.isOperation ? (await follow(hash, context, signal)).receipt.transactionHash : hash
  },
  wallet_sendCalls: sendBatch,
  async wallet_grantPermissions(done, context, signal) {
    const [request] = done.call.params
    const [granted] = await completeGrants([toPermissionRequest(request)], done, context, signal)
    return {
      ...request,
      address: granted?.from,
      expiry: granted?.rules[0]?.data.timestamp,
      context: granted?.context,
    }
  },
  wallet_requestExecutionPermissions: (done, context, signal) =>
    completeGrants(done.call.params, done, context, signal),
  wallet_revokeExecutionPermission: completeRevocation,
  wallet_revokePermissions: completeRevocation,
}

async function answerSignature({ signed: [first] }: SignedCall): Promise<unknown> {
  return first?.result
}

async function completeRevocation(
  done: SignedCall,
  context: FamilyContext,
  signal: AbortSignal,
): Promise<object> {
  await sendTransactions(done, context, signal)
  return {}
}

/** Stores a batch before it is sent, so that no reload in between lets the site send it again. */
async function sendBatch(
  done: SignedCall<'wallet_sendCalls'>,
  context: FamilyContext,
): Promise<{ readonly id: string }> {
  const { batches, network, accounts } = context
  const { hashes, isOperation, sent, send } = createSending(done, context)
  const id = done.call.params[0].id ?? `0x${hashes.map(hash => hash.slice(2)).join('')}`
  const owner = getOwner(accounts)
  await batches.add({ id, owner, network, hashes, isOperation })
  try {
    await send()
  } catch (error) {
    if (!isPorticoError(error, submissionUnknown)) await batches.fail(owner, id, sent)
    throw error
  }
  return { id }
}

interface Sending {
  readonly hashes: readonly string[]
  readonly isOperation: boolean
  readonly sent: readonly string[]
  send(): Promise<void>
}

function createSending({ items: [item], signed, address }: SignedCall, context: FamilyContext): Sending {
  const { node, network, operationQueue } = context
  const hashes = signed.map(({ name = '' }) => name)
  const sent: string[] = []
  if (item?.kind !== 'user-operation')
    return {
      hashes,
      isOperation: false,
      sent,
      async send() {
        for (const { result, name = '' } of signed) {
          await submit(() => node.call(network, 'eth_sendRawTransaction', [result]), name)
          sent.push(name)
        }
      },
    }
  const [{ result: signature = '', name: hash = '' } = {}] = signed
  const operation = { operation: item.operation, signature, hash }
  return {
    hashes,
    isOperation: true,
    sent,
    // The next operation of the account waits until this one is in a block.
    send: () =>
      operationQueue.send(
        `${network}:${address}`,
        () => submit(() => sendOperation(operation, connectBundler(context)), undefined),
        () => follow(hash, context, AbortSignal.timeout(longestWait)),
      ),
  }
}

const follow = (hash: string, context: FamilyContext, signal: AbortSignal) =>
  waitForOperation(hash, connectBundler({ ...context, signal }), signal)
