import { loginChanged, PorticoError } from '@portico/protocol'
import type { Handler, VaultContext } from '../VaultContext.ts'
import { getUser } from './getUser.ts'

/**
 * Resolves once the wallet is open, by a passkey, the owner's approval of a mail, or on the vault's own screens. A mail
 * about a new device alarms and takes time, so with a passkey it is only sent if the visitor chooses it.
 */
export const connectDevice: Handler<'CONNECT_DEVICE'> = async (_, { keeper, showEntry }, signal) => {
  const ended = new AbortController()
  const until = AbortSignal.any([signal, ended.signal])
  const need = await keeper.getNeed()
  const hasPasskey = need.kind === 'recovery' && need.methods.includes('passkey') && canUsePasskeys()
  const hasMail = need.kind === 'recovery' && need.methods.includes('escrow')
  let hidden: Promise<void> | undefined
  try {
    if (hasPasskey && hasMail) {
      await new Promise<void>((resolve, reject) => {
        const enter = () => keeper.waitForEntry(undefined, until).then(resolve, reject)
        hidden = showEntry(undefined, until, async () => {
          const asked = await keeper.askForApproval()
          void enter()
          return asked
        })
        void enter()
      })
    } else {
      const asked = await keeper.askForApproval()
      hidden = showEntry(asked, until)
      await keeper.waitForEntry(undefined, signal)
    }
  } finally {
    ended.abort()
    await hidden
  }
}

const canUsePasskeys = () => 'PublicKeyCredential' in globalThis

/** Does not reveal whether a mailbox has a wallet: a code is sent unless that visitor is already signed in. */
export const connectEmail: Handler<'CONNECT_EMAIL'> = async ({ email }, { keeper, state }) => {
  state.codeSentTo = email
  const started = await keeper.startLogin(email)
  return { action: started === 'signed-in' ? 'CONNECT' : 'VERIFY_OTP' }
}

export const connectOtp: Handler<'CONNECT_OTP'> = async ({ otp }, context, signal) => {
  const { keeper, askForCode } = context
  const need = await withLoginChange(context, () => (otp ? keeper.verifyCode(otp) : askForCode(signal)))
  return need.kind === 'none' ? {} : { action: 'VERIFY_DEVICE' }
}

/** Resolves once the visitor has approved in the app and the wallet is open; the frame shows further steps. */
export const connectFarcaster: Handler<'CONNECT_FARCASTER'> = async (_, context, signal) => {
  const { keeper, noteReturn } = context
  await withLoginChange(context, async () => {
    await keeper.watchFarcaster(undefined, signal)
    noteReturn()
    const need = await keeper.enterByFarcaster()
    if (need.kind !== 'none') await connectDevice(undefined, context, signal)
  })
  return { userName: (await keeper.getAccount())?.name ?? 'Farcaster' }
}

/** The same for a visitor who returns from the provider. */
export const connectSocial: Handler<'CONNECT_SOCIAL'> = async ({ uri, ...payload }, context, signal) => {
  const { keeper, awaitTicket } = context
  await withLoginChange(context, async () => {
    const ticket = await awaitTicket(uri, signal)
    const need = await keeper.finishSocial({ uri, ticket }, signal)
    if (need.kind !== 'none') await connectDevice(undefined, context, signal)
  })
  const user = await getUser(payload, context, signal)
  const userName = (await keeper.getAccount())?.name
  return { ...user, userName }
}

/** A new login aborts every open question of the previous one, also if a later step of the login fails. */
async function withLoginChange<result>(
  { keeper, circumstances }: VaultContext,
  login: () => Promise<result>,
): Promise<result> {
  const before = await keeper.getAccount()
  try {
    return await login()
  } finally {
    const after = await keeper.getAccount()
    if (before?.session !== after?.session) circumstances.change(new PorticoError(loginChanged))
  }
}
