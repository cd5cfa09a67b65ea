import { createMailer, type Mailer } from './createMailer.js'

/** How a service sends its mails: by an SMTP server, or as whoever starts it wants. */
export interface MailOptions {
  /** Any SMTP server, `smtps://user:password@mail.example`. */
  smtpUrl?: string | undefined
  /** The sender of mails. */
  mailFrom?: string | undefined
  /** Takes the mails instead of an SMTP server. */
  mailer?: Mailer | undefined
}

export const openMailer = ({ mailer, smtpUrl = '', mailFrom = '' }: MailOptions): Mailer =>
  mailer ?? createMailer({ url: smtpUrl, from: mailFrom })
