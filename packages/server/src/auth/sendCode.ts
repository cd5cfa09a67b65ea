import { randomInt, randomUUID } from 'node:crypto'
import type { Language } from '@portico/protocol'
import { assertMayMail } from '../mail/assertMayMail.js'
import { formatCountedMailbox } from '../mail/formatCountedMailbox.js'
import type { MailText, MailTexts } from '../mail/locales/MailTexts.js'
import { mailTexts } from '../mail/mailTexts.js'
import { toError } from '../toError.js'
import type { AuthContext } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'
import { type CodePurpose, forgetChallenge, startChallenge } from './store/challenges.js'

export interface CodeRequest {
  /** As `parseMailbox` gives it. */
  email: string
  purpose: CodePurpose
  site: string
  /** The code counts with this device only. */
  deviceId: string
  language: Language
}

const tries = 5

/** Mails a code, within the limits, and gives the name of the challenge. */
export async function sendCode(
  context: AuthContext,
  { email, purpose, site, deviceId, language }: CodeRequest,
  write: (code: string, texts: MailTexts) => MailText,
): Promise<string> {
  const { database, hash, limits, mailer, now, onError } = context
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const mailbox = hash('mailbox', formatCountedMailbox(email))
  const codeHash = hash('code', id, purpose, deviceId, code)
  await startChallenge(
    database,
    { id, mailbox, email, purpose, site, deviceId, codeHash, tries },
    new Date(now()),
    sent => assertMayMail(limits, sent, now()),
  )
  try {
    await mailer.send({ to: email, language, ...write(code, mailTexts[language]) })
  } catch (cause) {
    // The code may still arrive: it is good for nothing then, and the next one can be asked for at once.
    await forgetChallenge(database, id)
    onError(toError(cause))
    throw new AuthRefusal('mail_unavailable')
  }
  return id
}
