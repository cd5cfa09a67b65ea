import type { EmailChange } from '@portico/core'
import { invalidEmail, PorticoError } from '@portico/protocol'
import { isEmail } from '@portico/protocol/frame'
import type { Channel } from '../frame/createChannel.js'

const steps = { VERIFY_PRIMARY_OTP: 'present', VERIFY_SECONDARY_OTP: 'new' } as const

/** The steps to another e-mail address, as the vault asks for them. */
export function createEmailChange(channel: Channel, onChange: (email: string) => void): EmailChange {
  return {
    async start(email, signal) {
      if (!isEmail(email)) throw new PorticoError(invalidEmail)
      const { action } = await channel.request('UPDATE_EMAIL', { email }, signal)
      return steps[action]
    },
    async verifyPresent(otp, signal) {
      await channel.request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, signal)
    },
    async verifyNew(otp, signal) {
      const { newEmail } = await channel.request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, signal)
      onChange(newEmail)
      return newEmail
    },
  }
}
