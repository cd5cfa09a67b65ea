export interface MailLimits {
  /** Seconds between two mails to a mailbox. */
  resendSeconds: number
  /** Mails to a mailbox per 15 minutes, and per day. */
  mailsPerQuarter: number
  mailsPerDay: number
  /** Mails per hour and visitor network: a /24 of IPv4, a /56 of IPv6. */
  mailsPerNetwork: number
  /** Mails per hour in total, which caps the cost of an attack. */
  mailsPerHour: number
}

export const defaultMailLimits: MailLimits = {
  resendSeconds: 30,
  mailsPerQuarter: 3,
  mailsPerDay: 10,
  mailsPerNetwork: 30,
  mailsPerHour: 2000,
}
