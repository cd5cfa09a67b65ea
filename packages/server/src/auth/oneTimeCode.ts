import { randomInt, randomUUID } from 'node:crypto'
import type { Language } from '@portico/protocol'
import { assertMayMail, formatCountedMailbox } from '../mail/countSent.js'
import type { MailText, MailTexts } from '../mail/locales/MailTexts.js'
import { mailTexts } from '../mail/mailTexts.js'
import { toError } from '../ServerFailure.js'
import type { AuthContext } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'
import { authTimes } from './authLimits.js'
import {
  type CodePurpose,
  countFailures,
  forgetChallenge,
  lockMailbox,
  type Outcome,
  startChallenge,
  tryCode,
} from './store/challenges.js'

export interface CodeRequest {
  email: string
  purpose: CodePurpose
  site: string
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

export interface GivenCode {
  challengeId: string
  purpose: CodePurpose
  deviceId: string
  code: string
  language: Language
}

export async function checkCode(
  context: AuthContext,
  { challengeId, purpose, deviceId, code, language }: GivenCode,
): Promise<Extract<Outcome, { status: 'right' }>> {
  const codeHash = context.hash('code', challengeId, purpose, deviceId, code)
  const attempt = { id: challengeId, purpose, deviceId, codeHash }
  const outcome = await tryCode(context.database, attempt, new Date(context.now()))
  if (outcome.status === 'wrong') await noteFailure(context, outcome, language)
  if (outcome.status !== 'right') throw new AuthRefusal(refusals[outcome.status])
  return outcome
}

const refusals = { wrong: 'code_wrong', exhausted: 'code_exhausted', over: 'code_expired' } as const

/** Guessing succeeds eventually. Locking the mailbox makes new devices wait and notifies the owner. */
async function noteFailure(
  context: AuthContext,
  { email, mailbox }: Extract<Outcome, { status: 'wrong' }>,
  language: Language,
) {
  const { database, limits, mailer, onError } = context
  const now = new Date(context.now())
  if ((await countFailures(database, mailbox, now)) < limits.failuresToLock) return
  const until = new Date(now.getTime() + authTimes.failures)
  if (!(await lockMailbox(database, mailbox, now, until))) return
  onError(new Error('Too many wrong codes were entered for a mailbox: its new devices have to wait now.'))
  const hours = authTimes.lockedDevice / authTimes.hour
  const mail = { to: email, language, ...mailTexts[language].lock({ hours }) }
  await mailer.send(mail).catch(cause => onError(toError(cause)))
}
