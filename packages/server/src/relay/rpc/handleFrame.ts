import { acknowledgePush } from '../connection/acknowledge.js'
import type { Connection } from '../connection/Connection.js'
import { throttle } from '../connection/throttle.js'
import { throwOut } from '../connection/throwOut.js'
import type { RelayContext } from '../RelayContext.js'
import { methodTable } from './methodTable.js'
import { RpcError } from './RpcError.js'
import { readFrame } from './readFrame.js'

/** Does what a client's frame asks for and answers it. */
export async function handleFrame(text: string, caller: Connection, relay: RelayContext): Promise<void> {
  const { limits, mailbox, onError } = relay
  if (!throttle(caller, 'frames', 1, relay)) return
  const frame = readFrame(text)
  if (frame.type === 'answer') {
    if (frame.isAccepted) return acknowledgePush(caller, frame.id, mailbox)
    // An error leaves the message for the next time.
    caller.unacknowledged.delete(frame.id)
    return
  }
  // Not answered, so the client asks the next relay; refusing would make it give up.
  if (relay.isClosing) return
  if (frame.type === 'malformed') {
    caller.malformedFrames++
    if (caller.malformedFrames > limits.malformedFrames) {
      return throwOut(caller, 'malformed: Too many frames that are not JSON-RPC requests.', relay)
    }
    return sendError(caller, frame.rawId, new RpcError(frame.problem, 'This is not a JSON-RPC request.'))
  }
  try {
    const method = methodTable.get(frame.method)
    if (!method) throw new RpcError('methodNotFound', 'The relay has no such method.')
    const result = await method(frame.params, caller, relay)
    caller.socket.send(`{"id":${frame.rawId},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`)
  } catch (error) {
    if (error instanceof RpcError) return sendError(caller, frame.rawId, error)
    onError(frame.method, error)
    sendError(
      caller,
      frame.rawId,
      new RpcError('unavailable', 'The relay cannot do this now. Try again later.'),
    )
  }
}

function sendError({ socket }: Connection, rawId: string, { code, message, data }: RpcError) {
  const error = JSON.stringify({ code, message, ...(data !== undefined && { data }) })
  socket.send(`{"id":${rawId},"jsonrpc":"2.0","error":${error}}`)
}
