import { AuthRefusal } from '../auth/AuthRefusal.js'
import { authTimes } from '../auth/authLimits.js'
import type { Sent } from './countSent.js'
import type { MailLimits } from './mailLimits.js'

export function assertMayMail(limits: MailLimits, sent: Sent, now: number): void {
  const { lastAt, inQuarter, inDay, inHourByAll } = sent
  const sinceLast = lastAt ? (now - lastAt.getTime()) / 1000 : Number.POSITIVE_INFINITY
  if (sinceLast < limits.resendSeconds) {
    throw new AuthRefusal('rate_limited', Math.ceil(limits.resendSeconds - sinceLast))
  }
  if (inQuarter >= limits.mailsPerQuarter) throw new AuthRefusal('rate_limited', authTimes.quarter / 1000)
  if (inDay >= limits.mailsPerDay) throw new AuthRefusal('rate_limited', authTimes.day / 1000)
  if (inHourByAll >= limits.mailsPerHour) throw new AuthRefusal('mail_unavailable', authTimes.hour / 1000)
}
