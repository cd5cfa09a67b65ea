export const defaultMailLimits = {
  /** Seconds between two mails to a mailbox. */
  resendSeconds: 30,
  /** Mails to a mailbox per 15 minutes, and per day. */
  mailsPerQuarter: 3,
  mailsPerDay: 10,
  /** Mails per hour and visitor network: a /24 of IPv4, a /56 of IPv6. */
  mailsPerNetwork: 30,
  /** Mails per hour in total, which caps the cost of an attack. */
  mailsPerHour: 2000,
}

export type MailLimits = typeof defaultMailLimits

export const defaultAuthLimits = {
  ...defaultMailLimits,
  /** Wrong codes within 30 days after which new devices of a mailbox have to wait. */
  failuresToLock: 50,
  /** Shares released to one device per hour. */
  sharesPerHour: 240,
  socialsPerNetwork: 120,
  openSocials: 10,
}

export type AuthLimits = typeof defaultAuthLimits

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** In milliseconds. */
export const authTimes = {
  code: 5 * minute,
  /** Time the visitor has at the provider. */
  social: 10 * minute,
  /** How long a verified one-time code counts as fresh. */
  freshCode: 10 * minute,
  access: 10 * minute,
  /** A session expires after this idle time. */
  session: 30 * day,
  /**
   * For this long the previous refresh token still works: a response may be lost, and two tabs may refresh at once.
   */
  refreshGrace: 30 * second,
  /** Time the owner of a mailbox has to approve a request. */
  approval: 10 * minute,
  /** How long a device may use an approval. */
  approved: 7 * day,
  ticket: 5 * minute,
  nonce: 5 * minute,
  quarter: 15 * minute,
  minute,
  hour,
  day,
  failures: 30 * day,
  /** Waiting time of a new device after a mailbox was locked. */
  lockedDevice: day,
  /** Tolerated clock difference between servers. */
  clockSkew: 5 * second,
} as const
