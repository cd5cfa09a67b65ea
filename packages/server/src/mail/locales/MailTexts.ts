/** What a mail says, as plain text. */
export interface MailText {
  subject: string
  text: string
}

/** Browser and system where they are known, by names of our own. */
export interface Device {
  browser?: string | undefined
  system?: string | undefined
}

/** The mails of one language. Codes and hours come as they are shown. */
export interface MailTexts {
  describeDevice(device: Device): string
  /** Without a link: programs that check mails open links, and people should get used to none. */
  code(mail: { code: string; site: string; device: string }): MailText
  /** `since` is when the wallet was made, `wait` how long the device waits, in milliseconds. */
  approval(mail: { link: string; site: string; device: string; since: Date; wait: number }): MailText
  reuse(): MailText
  lock(mail: { hours: number }): MailText
  /** To the present mailbox. It names the new one: whoever did not ask for that knows what is going on. */
  oldMailbox(mail: { code: string; site: string; device: string; email: string }): MailText
  newMailbox(mail: { code: string; site: string }): MailText
  /** To both mailboxes. */
  moved(mail: { before: string; after: string }): MailText
}
