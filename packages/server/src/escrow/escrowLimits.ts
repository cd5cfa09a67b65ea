import { defaultMailLimits, type MailLimits } from '../mail/mailLimits.js'

export interface EscrowLimits extends MailLimits {
  /** Keys given out in an hour, for everybody together: more than that is no ordinary hour, and somebody should look. */
  releasesPerHour: number
  /** Keys that an account may store. It needs one, and another one each time its mailbox changes. */
  keysPerAccount: number
}

export const defaultEscrowLimits: EscrowLimits = {
  ...defaultMailLimits,
  releasesPerHour: 60,
  keysPerAccount: 50,
}
