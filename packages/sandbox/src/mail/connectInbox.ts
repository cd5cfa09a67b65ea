import { setTimeout } from 'node:timers/promises'
import type { Mail } from './Mail.js'

const interval = 100
const longestWait = 60_000

export interface InboxReader {
  /** Resolves to the next unread mail to a mailbox. */
  next(to: string): Promise<Mail>
}

/** Reads the inbox of another process by the URL of its page. */
export function connectInbox(url: string): InboxReader {
  const taken = new Set<number>()
  return {
    async next(to) {
      const address = `${url}/mails?to=${encodeURIComponent(to)}`
      for (const deadline = performance.now() + longestWait; performance.now() < deadline; ) {
        // Written by `startInbox` in this shape.
        const mails = (await (await fetch(address)).json()) as Mail[]
        const mail = mails.find(({ id }) => !taken.has(id))
        if (mail) {
          taken.add(mail.id)
          return mail
        }
        await setTimeout(interval)
      }
      throw new Error(`No mail to ${to} came within ${longestWait / 1000} seconds.`)
    },
  }
}
