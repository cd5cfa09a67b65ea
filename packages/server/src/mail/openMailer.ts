import { createMailer, type Mailer } from './createMailer.js'

/** Mail delivery: through an SMTP server or a custom mailer. */
export interface MailOptions {
  /** SMTP URL, such as `smtps://user:password@mail.example`. */
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  /** Replaces the SMTP server. */
  mailer?: Mailer | undefined
}

export const openMailer = ({ mailer, smtpUrl = '', mailFrom = '' }: MailOptions): Mailer =>
  mailer ?? createMailer({ url: smtpUrl, from: mailFrom })
