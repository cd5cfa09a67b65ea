import type { Handler } from '../Handler.ts'

export const updateEmailPrimaryOtp: Handler<'UPDATE_EMAIL_PRIMARY_OTP'> = async ({ otp }, { keeper }) => {
  await keeper.proveOldEmail(otp)
  return undefined
}
