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
