import type { EmailLogin } from '@portico/core'
import { emailCooldown, invalidEmail, PorticoError } from '@portico/protocol'
import { isEmail } from '@portico/protocol/frame'
import type { Channel } from '../frame/createChannel.js'
import type { LoginCache } from './createLoginCache.js'

const steps = { VERIFY_DEVICE: 'device', VERIFY_OTP: 'code', CONNECT: 'connect' } as const

/** The steps of a login, as the vault asks for them. */
export function createEmailLogin(channel: Channel, cache: LoginCache, onLogin: () => void): EmailLogin {
  /** A device may be approved before the code is asked for, or after it. */
  let isCodeVerified = false
  const finish = () => {
    onLogin()
    return 'connect' as const
  }

  return {
    async start(given, signal) {
      const email = given.trim()
      if (!isEmail(email)) throw new PorticoError(invalidEmail)
      const wait = cache.getWait()
      if (wait > 0) throw new PorticoError(emailCooldown, { context: { seconds: wait / 1000 } })
      isCodeVerified = false
      const { action } = await channel.request('CONNECT_EMAIL', { email }, signal)
      cache.noteSent()
      const step = steps[action]
      return step === 'connect' ? finish() : step
    },
    async verifyCode(otp, signal) {
      const answer = await channel.request('CONNECT_OTP', { otp }, signal)
      isCodeVerified = true
      return answer?.action ? steps[answer.action] : finish()
    },
    async verifyDevice(signal) {
      await channel.request('CONNECT_DEVICE', undefined, signal)
      return isCodeVerified ? finish() : 'code'
    },
    getWait: cache.getWait,
  }
}
