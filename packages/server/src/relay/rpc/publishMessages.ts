import type { Connection } from '../connection/Connection.js'
import { throttle } from '../connection/throttle.js'
import { BacklogFull } from '../mailbox/createBatcher.js'
import type { RelayContext } from '../RelayContext.js'
import type { NewMessage } from '../RelayMessage.js'
import { RpcError } from './RpcError.js'

// Shared instances: creating an error costs more than rejecting with it, which matters most during a flood.
const busy = new RpcError('unavailable', 'The relay is busy. Try again later.')
const full = new RpcError('mailboxFull', 'The topic holds as much as it may.')

type Draft = Omit<NewMessage, 'publisher'>

/** Stores messages of the caller. Each result is undefined once the message is durable, or the error. */
export async function publishMessages(
  drafts: readonly Draft[],
  caller: Connection,
  relay: RelayContext,
): Promise<(RpcError | undefined)[]> {
  const { mailbox, limits, publishedBytes, frameQueue } = relay
  if (!throttle(caller, 'publishes', drafts.length, relay)) {
    throw new RpcError('rateLimited', `At most ${limits.publishes.perSecond} messages a second.`)
  }
  const bytes = drafts.reduce((sum, { message }) => sum + message.length, 0)
  frameQueue.slowDown(caller, publishedBytes.take(caller.addressKey, bytes))
  return await Promise.all(drafts.map(draft => publish(draft)))

  async function publish(draft: Draft) {
    if (Buffer.byteLength(draft.message) > limits.messageBytes) {
      return new RpcError('invalidParams', `A message has at most ${limits.messageBytes} bytes.`)
    }
    try {
      const outcome = await mailbox.publish({ ...draft, publisher: caller.client }, caller.addressKey)
      return outcome === 'full' ? full : undefined
    } catch (cause) {
      if (!(cause instanceof BacklogFull)) throw cause
      return busy
    }
  }
}

/** The same for requests that succeed or fail as one. */
export async function publishOrThrow(drafts: readonly Draft[], caller: Connection, relay: RelayContext) {
  for (const error of await publishMessages(drafts, caller, relay)) if (error) throw error
  return true
}
