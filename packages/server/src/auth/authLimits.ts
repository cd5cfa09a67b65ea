import { defaultMailLimits, type MailLimits } from '../mail/mailLimits.js'

export interface AuthLimits extends MailLimits {
  /** Wrong codes in 30 days after which new devices of a mailbox have to wait. */
  failuresToLock: number
  /** Shares released to a device in an hour. */
  sharesPerHour: number
  /** Logins by providers in an hour for the network of a visitor. */
  socialsPerNetwork: number
  /** Of one device at the same time. */
  openSocials: number
}

export const defaultAuthLimits: AuthLimits = {
  ...defaultMailLimits,
  failuresToLock: 50,
  sharesPerHour: 240,
  socialsPerNetwork: 120,
  openSocials: 10,
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds. */
export const authTimes = {
  code: 5 * minute,
  /** How long somebody may take at a provider. */
  social: 10 * minute,
  /** How long a code counts as fresh. */
  freshCode: 10 * minute,
  access: 10 * minute,
  /** A session that is not used for so long is over. */
  session: 30 * day,
  /** An answer may get lost, and two tabs may ask at once: for so long the last refresh token serves again. */
  refreshGrace: 30 * second,
  /** How long the owner of a mailbox has for an answer. */
  approval: 10 * minute,
  /** How long a device can come back with an answer that it was given. */
  approved: 7 * day,
  ticket: 5 * minute,
  nonce: 5 * minute,
  quarter: 15 * minute,
  minute,
  hour,
  day,
  /** Wrong codes are remembered for so long. */
  failures: 30 * day,
  /** What a device that is new has to wait after a mailbox was locked. */
  lockedDevice: day,
  /** Clocks of several servers differ by less. */
  clockSkew: 5 * second,
} as const
