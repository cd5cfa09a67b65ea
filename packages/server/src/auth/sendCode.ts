import { randomInt, randomUUID } from 'node:crypto'
import type { Language } from '@portico/protocol'
import { assertMayMail, formatCountedMailbox } from '../mail/countSent.js'
import type { MailText, MailTexts } from '../mail/locales/MailTexts.js'
import { mailTexts } from '../mail/mailTexts.js'
import { toError } from '../ServerFailure.js'
import type { AuthContext } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'
import { type CodePurpose, forgetChallenge, startChallenge } from './store/challenges.js'

export interface CodeRequest {
  /** Normalised by `parseMailbox`. */
  email: string
  purpose: CodePurpose
  site: string
  /** The code is valid only on this device. */
  deviceId: string
  language: Language
}

const triesLeft = 5

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
    { id, mailbox, email, purpose, site, deviceId, codeHash, triesLeft },
    new Date(now()),
    sent => assertMayMail(limits, sent, now()),
  )
  try {
    await mailer.send({ to: email, language, ...write(code, mailTexts[language]) })
  } catch (cause) {
    // The mail may still arrive, but its code is invalid then, and a new one can be requested at once.
    await forgetChallenge(database, id)
    onError(toError(cause))
    throw new AuthRefusal('mail_unavailable')
  }
  return id
}
