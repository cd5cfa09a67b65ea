import type { Handler } from '../Handler.ts'

export const connectOtp: Handler<'CONNECT_OTP'> = async ({ otp }, { keeper }) => {
  const need = await keeper.verifyCode(otp)
  return need.kind === 'none' ? {} : { action: 'VERIFY_DEVICE' }
}
