import { loginChanged, PorticoError } from '@portico/protocol'
import type { Handler } from '../Handler.ts'

/** Whoever comes in is not who was asked before: with another login every question is over. */
export const connectOtp: Handler<'CONNECT_OTP'> = async ({ otp }, context, signal) => {
  const { keeper, askForCode, circumstances } = context
  const before = await keeper.getAccount()
  try {
    const need = otp ? await keeper.verifyCode(otp) : await askForCode(signal)
    return need.kind === 'none' ? {} : { action: 'VERIFY_DEVICE' }
  } finally {
    // Also where the code was right and only what follows it has failed.
    const after = await keeper.getAccount()
    if (before?.session !== after?.session) circumstances.change(new PorticoError(loginChanged))
  }
}
