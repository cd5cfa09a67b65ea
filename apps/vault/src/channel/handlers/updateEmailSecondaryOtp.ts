import type { Handler } from '../Handler.ts'

export const updateEmailSecondaryOtp: Handler<'UPDATE_EMAIL_SECONDARY_OTP'> = async (
  { otp },
  { keeper },
) => ({ newEmail: await keeper.finishEmailChange(otp) })
