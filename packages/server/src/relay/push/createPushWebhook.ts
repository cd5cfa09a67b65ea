import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { signWebhook } from '../../webhooks/signWebhook.js'

export interface PushSettings {
  /** Receives a POST for each message that a person has to see. */
  readonly url: string
  /** Signs the requests (Standard Webhooks). */
  readonly secret: Uint8Array
}

/** Never the message, which only the two ends can read. */
export interface Prompt {
  readonly topic: string
  readonly tag: number
}

export interface PushWebhook {
  send(prompt: Prompt): void
  close(): void
}

interface PushWebhookOptions extends PushSettings {
  readonly now: () => number
  readonly onError: (what: string, cause: unknown) => void
  /** Milliseconds before each repetition. */
  readonly pauses?: readonly number[] | undefined
}

/** Requests at the same time, and prompts beyond them that are kept; further ones are dropped. */
const mostAtOnce = 20
const mostWaiting = 1000
const timeout = 5000

/**
 * Tells the push service of a wallet about messages for it. A prompt that could not be delivered is not lost: the message
 * waits in the mailbox until the wallet opens.
 */
export function createPushWebhook({
  url,
  secret,
  now,
  onError,
  pauses = [1000, 5000],
}: PushWebhookOptions): PushWebhook {
  const key = Buffer.from(secret)
  const waiting: Prompt[] = []
  const closing = new AbortController()
  // Each request listens.
  setMaxListeners(0, closing.signal)
  let atOnce = 0

  async function post(id: string, body: string): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...signWebhook({ id, body, now: now(), secrets: [key] }),
        'content-type': 'application/json',
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The push service answered ${response.status}.`)
  }

  async function deliver(prompt: Prompt): Promise<void> {
    const id = `msg_${randomUUID()}`
    const timestamp = new Date(now()).toISOString()
    const body = JSON.stringify({ type: 'relay.prompt', timestamp, data: prompt })
    for (const pause of [...pauses, undefined]) {
      try {
        return await post(id, body)
      } catch (error) {
        if (closing.signal.aborted) return
        if (pause === undefined) return onError('push', error)
        await setTimeout(pause, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  async function work(): Promise<void> {
    atOnce += 1
    for (let next = waiting.shift(); next; next = waiting.shift()) await deliver(next)
    atOnce -= 1
  }

  return {
    send({ topic, tag }) {
      if (closing.signal.aborted) return
      if (waiting.length >= mostWaiting) return onError('push', new Error('The push service is too slow.'))
      waiting.push({ topic, tag })
      if (atOnce < mostAtOnce) void work()
    },
    close() {
      waiting.length = 0
      closing.abort()
    },
  }
}
