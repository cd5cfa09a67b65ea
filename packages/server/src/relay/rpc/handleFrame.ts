import { acknowledgePush } from '../connection/acknowledge.js'
import type { Connection } from '../connection/Connection.js'
import { disconnectAbuser } from '../connection/disconnectAbuser.js'
import type { RelayContext } from '../RelayContext.js'
import { methodTable } from './methodTable.js'
import { RpcError } from './RpcError.js'
import { readFrame } from './readFrame.js'

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
    const error = JSON.stringify({ code, message, ...(data !== undefined && { data }) })
    outbox.send(caller, `{"id":${rawId},"jsonrpc":"2.0","error":${error}}`)
  }
}
