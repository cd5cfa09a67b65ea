export interface MailLimits {
  /** Seconds between two mails to a mailbox. */
  resendSeconds: number
  /** Mails to a mailbox in 15 minutes, and in a day. */
  mailsPerQuarter: number
  mailsPerDay: number
  /** Mails in an hour for the network of a visitor: 256 addresses of IPv4, 56 bits of IPv6. */
  mailsPerNetwork: number
  /** Mails in an hour for everybody together, so that no attack becomes a bill. */
  mailsPerHour: number
}

export const defaultMailLimits: MailLimits = {
  resendSeconds: 30,
  mailsPerQuarter: 3,
  mailsPerDay: 10,
  mailsPerNetwork: 30,
  mailsPerHour: 2000,
}
