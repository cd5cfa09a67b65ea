import type { Connection } from '../connection/Connection.js'
import { acknowledgePush } from '../connection/pushMessage.js'
import { disconnectAbuser } from '../connection/throttle.js'
import type { Method, RelayContext } from '../RelayContext.js'
import { batchFetchMessages, batchReceive, fetchMessages } from './methods/fetch.js'
import { batchPublish, publish } from './methods/publish.js'
import {
  approveSession,
  batchSubscribe,
  batchUnsubscribe,
  proposeSession,
  subscribe,
  unsubscribe,
} from './methods/subscribe.js'
import { readFrame } from './readFrame.js'
import { RpcError } from './readParams.js'

// Shared instances, because floods of malformed frames are common.
const problems = {
  parse: new RpcError('parse', 'This is not a JSON-RPC request.'),
  invalidRequest: new RpcError('invalidRequest', 'This is not a JSON-RPC request.'),
}

export async function handleFrame(text: string, caller: Connection, relay: RelayContext): Promise<void> {
  const { limits, mailbox, outbox, onError } = relay
  const frame = readFrame(text)
  if (frame.type === 'answer') {
    if (frame.isAccepted) return acknowledgePush(caller, frame.id, mailbox)
    // An error response leaves the message for redelivery.
    caller.unacknowledged.delete(frame.id)
    return
  }
  // Without a response the client retries at the next relay; an error would make it fail.
  if (relay.isClosing) return
  if (frame.type === 'malformed') {
    caller.malformedFrames++
    if (caller.malformedFrames > limits.malformedFrames) {
      const reason = 'malformed: Too many frames that are not JSON-RPC requests.'
      return disconnectAbuser(caller, { code: 1008, reason }, relay)
    }
    return answerError(frame.rawId, problems[frame.problem])
  }
  try {
    const method = methodTable.get(frame.method)
    if (!method) throw new RpcError('methodNotFound', 'The relay has no such method.')
    const result = await method(frame.params, caller, relay)
    outbox.send(caller, `{"id":${frame.rawId},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`)
  } catch (error) {
    if (error instanceof RpcError) return answerError(frame.rawId, error)
    onError(frame.method, error)
    answerError(frame.rawId, new RpcError('unavailable', 'The relay cannot do this now. Try again later.'))
  }

  function answerError(rawId: string, { code, message, data }: RpcError) {
    const error = JSON.stringify({ code, message, data })
    outbox.send(caller, `{"id":${rawId},"jsonrpc":"2.0","error":${error}}`)
  }
}

/** The watch methods are left out, because they make the relay call URLs chosen by clients. */
const methodTable: ReadonlyMap<string, Method> = new Map([
  ['irn_publish', publish],
  ['irn_batchPublish', batchPublish],
  ['irn_subscribe', subscribe],
  ['irn_batchSubscribe', batchSubscribe],
  ['irn_unsubscribe', unsubscribe],
  ['irn_batchUnsubscribe', batchUnsubscribe],
  ['irn_fetchMessages', fetchMessages],
  ['irn_batchFetchMessages', batchFetchMessages],
  ['irn_batchReceive', batchReceive],
  ['wc_proposeSession', proposeSession],
  ['wc_approveSession', approveSession],
])
