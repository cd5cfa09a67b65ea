import { loginChanged, PorticoError } from '@portico/protocol'
import type { SignedInAnswer } from '@portico/protocol/auth'
import type { WayIn } from '../../context/Account.ts'
import { exportPublicKey } from '../../keys/deviceKeys.ts'
import type { KeeperContext } from '../KeeperContext.ts'

export const describeDevice = async ({ device, label }: Pick<KeeperContext, 'device' | 'label'>) => ({
  agreementKey: await exportPublicKey(device.agreement.publicKey),
  label,
})

/** @param expected the user that it must be, if the login re-authenticates an open wallet */
export async function beginLogin(
  { auth, session, clock, state, lock }: KeeperContext,
  answer: SignedInAnswer,
  way: WayIn,
  expected?: string,
): Promise<void> {
  const { user, accessToken, refreshToken, expiresIn } = answer
  // Another user proves nothing about this wallet.
  if (expected !== undefined && user.id !== expected)
    giveBack({ auth }, answer, new PorticoError(loginChanged))
  const isOther = (await session.getUser())?.id !== user.id
  if (isOther) Object.assign(state, { codeAt: undefined, loginAt: undefined })
  const provider = 'provider' in way ? way.provider : undefined
  // A mailbox that the service names was not typed here.
  state.typedEmail = 'email' in way ? way.email : undefined
  state[provider ? 'loginAt' : 'codeAt'] = clock.now()
  await session.begin({ ...user, provider }, { accessToken, refreshToken, expiresIn })
  if (isOther) lock()
}

export function giveBack(
  { auth }: Pick<KeeperContext, 'auth'>,
  { accessToken }: Pick<SignedInAnswer, 'accessToken'>,
  reason: unknown,
): never {
  auth.endSession(accessToken).catch(() => undefined)
  throw reason
}
