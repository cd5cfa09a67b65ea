import type { Language } from '@portico/protocol'
import { mailTexts } from '../mail/mailTexts.js'
import { toError } from '../ServerFailure.js'
import type { AuthContext } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'
import { authTimes } from './authLimits.js'
import { type CodePurpose, countFailures, type Outcome, tryCode } from './store/challenges.js'
import { lockMailbox } from './store/locks.js'

export interface GivenCode {
  challengeId: string
  purpose: CodePurpose
  deviceId: string
  code: string
  /** Language of the mail that warns the owner about too many wrong codes. */
  language: Language
}

/** Verifies a one-time code; it is valid only on the device that requested it. */
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
