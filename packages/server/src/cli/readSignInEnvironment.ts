import type { SignInSettings } from '../signIn/SignInSettings.js'
import { type Environment, readNodes } from './readVariable.js'

/** Settings of sign-in with a wallet, which is off without a secret. */
export function readSignInEnvironment(env: Environment): SignInSettings | undefined {
  const { PORTICO_SIGN_IN_SECRET: secret } = env
  return secret ? { secret, rpcUrls: readNodes('PORTICO_SIGN_IN_RPC', env) } : undefined
}
