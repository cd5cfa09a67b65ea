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

/** What the page behind the link of a mail says. */
export interface ApprovalTexts {
  title: string
  /** `{device}` is the browser and its system, `{site}` where it signs in; in this order. */
  question: string
  label: string
  hint: string
  approve: string
  refuse: string
  refuseAfterAll: string
  /** What was typed is no number of this length. */
  noNumber: string
  /** The device has shown none yet. */
  tooEarly: string
  approved: string
  refused: string
  mismatched: string
  mismatchedHint: string
  expired: string
  unknown: string
  released: string
}

/** The mails of one language, and the page that one of them leads to. Codes and hours come as they are shown. */
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
  approvalPage: ApprovalTexts
}
