import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { listen } from '../localChain/listen.js'
import { answerInbox } from './answerInbox.js'
import type { Mail } from './Mail.js'

export interface StartInboxOptions {
  /** Ports of the page and of SMTP. Default: free ones. */
  readonly port?: number | undefined
  readonly smtpPort?: number | undefined
}

export type InboxBehaviour = 'accept' | 'refuse' | 'hang'

export interface Inbox {
  readonly smtpUrl: string
  /** A page with all mails; `/mails?to=…` returns them as JSON. */
  readonly url: string
  readonly mails: readonly Mail[]
  /** Resolves to the next unread mail to a mailbox. */
  next(to: string): Promise<Mail>
  behave(behaviour: InboxBehaviour): void
  stop(): Promise<void>
}

const longestWait = 60_000

/** A real mail server that keeps mails for people and tests, and forwards nothing. */
export async function startInbox({ port = 0, smtpPort = 0 }: StartInboxOptions = {}): Promise<Inbox> {
  const mails: Mail[] = []
  const taken = new Set<number>()
  const watchers = new Set<() => void>()
  let behaviour: InboxBehaviour = 'accept'

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_, __, callback) {
      if (behaviour === 'refuse') return callback(new Error('The mailbox is not available.'))
      if (behaviour === 'accept') callback()
    },
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      receive(stream, to).then(() => callback(), callback)
    },
  })
  // Some tests disconnect early.
  smtp.on('error', () => {})

  async function receive(stream: NodeJS.ReadableStream, to: string[]) {
    const { from, subject = '', text = '', headers } = await PostalMime.parse(await buffer(stream))
    mails.push({
      id: mails.length + 1,
      to,
      from: from?.address ?? '',
      subject,
      text,
      headers: headers.map(({ key, value }) => ({ key, value })),
      receivedAt: new Date().toISOString(),
    })
    for (const watch of watchers) watch()
  }

  async function next(to: string): Promise<Mail> {
    const find = () => mails.find(mail => mail.to.includes(to) && !taken.has(mail.id))
    const mail =
      find() ??
      (await new Promise<Mail>((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(watch)
          reject(new Error(`No mail to ${to} came within ${longestWait / 1000} seconds.`))
        }, longestWait)
        const watch = () => {
          const found = find()
          if (!found) return
          clearTimeout(timer)
          watchers.delete(watch)
          resolve(found)
        }
        watchers.add(watch)
      }))
    taken.add(mail.id)
    return mail
  }

  const listener = smtp.listen(smtpPort, '127.0.0.1')
  await once(listener, 'listening')
  const page = await listen({ port, answer: request => answerInbox(mails, request) })
  // A TCP address is never a pipe name.
  const openSmtpPort = (listener.address() as AddressInfo).port

  return {
    smtpUrl: `smtp://127.0.0.1:${openSmtpPort}`,
    url: `http://127.0.0.1:${page.port}`,
    mails,
    next,
    behave(next) {
      behaviour = next
    },
    async stop() {
      await page.stop()
      await new Promise<void>(resolve => void smtp.close(() => resolve()))
    },
  }
}
