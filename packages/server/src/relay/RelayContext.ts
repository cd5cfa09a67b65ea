import type { Connection } from './connection/Connection.js'
import type { CatchUp } from './connection/createCatchUp.js'
import type { FrameQueue } from './connection/createFrameQueue.js'
import type { Hub } from './connection/createHub.js'
import type { Outbox } from './connection/createOutbox.js'
import type { TokenBuckets } from './connection/createTokenBuckets.js'
import type { Mailbox } from './mailbox/createMailbox.js'
import type { PushWebhook } from './push/createPushWebhook.js'
import type { RelayLimits } from './relayLimits.js'

export interface RelayContext {
  hub: Hub
  frameQueue: FrameQueue
  outbox: Outbox
  mailbox: Mailbox
  drain: CatchUp['drain']
  limits: RelayLimits
  publishedBytes: TokenBuckets
  perAddress: Record<'frames' | 'publishes', TokenBuckets>
  /** Tells wallets that are closed, if it is configured. */
  push: PushWebhook | undefined
  inFlight: InFlight
  isClosing: boolean
  onAbuse(addressKey: string): void
  onError(what: string, cause: unknown): void
}

export function createInFlight() {
  let count = 0
  let onIdle = () => {}

  return {
    async track<Result>(task: Promise<Result>): Promise<Result> {
      count++
      try {
        return await task
      } finally {
        count--
        if (count === 0) onIdle()
      }
    },
    async settled() {
      while (count > 0) {
        await new Promise<void>(resolve => {
          onIdle = resolve
        })
      }
    },
  }
}

type InFlight = ReturnType<typeof createInFlight>

export type Method = (params: unknown, caller: Connection, relay: RelayContext) => unknown
