import { defaultMailLimits } from '../mail/mailLimits.js'

export const defaultEscrowLimits = {
  ...defaultMailLimits,
  /** Keys released per hour in total. Exceeding it is unusual and worth an investigation. */
  releasesPerHour: 60,
  /** Keys per account: one, plus one for each change of mailbox. */
  keysPerAccount: 50,
}

export type EscrowLimits = typeof defaultEscrowLimits
