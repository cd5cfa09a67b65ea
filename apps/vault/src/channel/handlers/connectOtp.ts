import type { Handler } from '../Handler.ts'

export const connectOtp: Handler<'CONNECT_OTP'> = async ({ otp }, { keeper, askForCode }, signal) => {
  const need = otp ? await keeper.verifyCode(otp) : await askForCode(signal)
  return need.kind === 'none' ? {} : { action: 'VERIFY_DEVICE' }
}
