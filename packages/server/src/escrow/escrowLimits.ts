import { defaultMailLimits, type MailLimits } from '../mail/mailLimits.js'

export interface EscrowLimits extends MailLimits {
  /** Keys released per hour in total. Exceeding it is unusual and worth an investigation. */
  releasesPerHour: number
  /** Keys per account: one, plus one for each change of mailbox. */
  keysPerAccount: number
}

export const defaultEscrowLimits: EscrowLimits = {
  ...defaultMailLimits,
  releasesPerHour: 60,
  keysPerAccount: 50,
}
