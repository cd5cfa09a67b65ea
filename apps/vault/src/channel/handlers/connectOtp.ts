import { loginChanged, PorticoError } from '@portico/protocol'
import type { Handler } from '../Handler.ts'

/** A new login aborts every open question of the previous one. */
export const connectOtp: Handler<'CONNECT_OTP'> = async ({ otp }, context, signal) => {
  const { keeper, askForCode, circumstances } = context
  const before = await keeper.getAccount()
  try {
    const need = otp ? await keeper.verifyCode(otp) : await askForCode(signal)
    return need.kind === 'none' ? {} : { action: 'VERIFY_DEVICE' }
  } finally {
    // Also applies if the code was accepted and a later step failed.
    const after = await keeper.getAccount()
    if (before?.session !== after?.session) circumstances.change(new PorticoError(loginChanged))
  }
}
