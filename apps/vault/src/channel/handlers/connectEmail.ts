import type { Handler } from '../Handler.ts'

/**
 * Does not reveal whether a mailbox has a wallet: a code is sent either way, unless that visitor is already
 * signed in.
 */
export const connectEmail: Handler<'CONNECT_EMAIL'> = async ({ email }, { keeper, state }) => {
  state.codeSentTo = email
  const started = await keeper.startLogin(email)
  return { action: started === 'signed-in' ? 'CONNECT' : 'VERIFY_OTP' }
}
