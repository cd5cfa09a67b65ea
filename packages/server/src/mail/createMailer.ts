import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@portico/protocol'
import { createTransport } from 'nodemailer'
import { ServerFailure } from '../ServerFailure.js'
import { withDeadline } from '../withDeadline.js'

interface MailerOptions {
  url: string
  from: string
}

interface OutgoingMail {
  /** Normalised by `parseMailbox`. */
  to: string
  subject: string
  text: string
  language: Language
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

// Below the request timeout, so that the caller receives the error.
const longestSend = 6000

export function createMailer({ url, from }: MailerOptions): Mailer {
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new ServerFailure('PORTICO_SMTP_URL must look like smtps://user:password@mail.example.')
  const transport = createTransport({
    url,
    connectionTimeout: longestSend,
    greetingTimeout: longestSend,
    socketTimeout: longestSend,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, language }) {
      const sending = transport.sendMail({
        from,
        // As an object, because a comma in a text would add a second recipient.
        to: { name: '', address: to },
        envelope: { from: readAddress(from), to: [to] },
        subject: subject.replace(/\p{C}/gu, ' '),
        text,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      })
      await withDeadline(longestSend, sending, 'The mail server did not take the mail in time.')
    },
    close: () => transport.close(),
  }
}

const readAddress = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

/** Mail delivery: through an SMTP server or a custom mailer. */
export interface MailOptions {
  /** SMTP URL, such as `smtps://user:password@mail.example`. */
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  /** Replaces the SMTP server. */
  mailer?: Mailer | undefined
}

export const openMailer = ({ mailer, smtpUrl = '', mailFrom = '' }: MailOptions): Mailer =>
  mailer ?? createMailer({ url: smtpUrl, from: mailFrom })

export function createMailFolder(folder: string, tell: (mail: string) => void): Mailer {
  return {
    async send({ to, subject, text }) {
      const mail = `To: ${to}\nSubject: ${subject.replace(/\p{C}/gu, ' ')}\n\n${text}\n`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}.txt`
      await writeFile(join(folder, name), mail, { mode: 0o600 })
      tell(mail)
    },
    close: () => {},
  }
}
