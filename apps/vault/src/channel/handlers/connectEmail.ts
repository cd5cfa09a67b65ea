import type { Handler } from '../Handler.ts'

/** Says nothing about whether a mailbox has a wallet: everybody is sent a code, but who is signed in already. */
export const connectEmail: Handler<'CONNECT_EMAIL'> = async ({ email }, { keeper, state }) => {
  state.codeSentTo = email
  const started = await keeper.startLogin(email)
  return { action: started === 'signed-in' ? 'CONNECT' : 'VERIFY_OTP' }
}
