import {
  accountChanged,
  notConnected,
  PorticoError,
  type SiwxPlugin,
  type SiwxSession,
  signInNotConfigured,
} from '@portico/protocol'
import { signMessage } from '../connection/signMessage.js'
import { trackEvent } from '../events/trackEvent.js'
import type { Portico } from '../runtime/Portico.js'
import { isSameSubject, type SignInSubject, type SignInText } from '../store/slices/signIn.js'
import { leaveSignIn, prepareText, tellSignIn, toSignInError } from './askToSignIn.js'
import { forgetMessage, keepMessage } from './keptMessage.js'
import { selectSubject } from './selectSubject.js'
import { writeOutcome } from './signInRecord.js'

export async function performSignIn(
  portico: Portico,
  onFailed: (error: PorticoError) => void,
): Promise<SiwxSession> {
  const { siwx } = portico.options
  if (!siwx) throw new PorticoError(signInNotConfigured)
  const subject = selectSubject(portico.store.get())
  if (!subject) throw new PorticoError(notConnected)
  tellSignIn(portico, { type: 'account', subject })
  const { signIn: before } = portico.store.get()
  if (before.status === 'signedIn') return before.session
  const properties = { network: subject.caipNetworkId }
  tellSignIn(portico, { type: 'pressed', subject })
  try {
    const session = await sign(portico, siwx, subject)
    tellSignIn(portico, { type: 'signedIn', subject, session })
    writeOutcome(portico, subject, 'signedIn')
    trackEvent(portico, { event: 'SIWX_AUTH_SUCCESS', properties })
    leaveSignIn(portico, 'signedIn')
    return session
  } catch (cause) {
    const error = toSignInError(cause)
    const { message, code } = error
    trackEvent(portico, { event: 'SIWX_AUTH_ERROR', properties: { ...properties, message, code } })
    tellSignIn(portico, { type: 'failed', subject, error })
    const { signIn: after } = portico.store.get()
    if (after.status === 'asking' && isSameSubject(after.subject, subject)) onFailed(error)
    throw error
  }
}

function selectMessage({ store }: Portico): SignInText | undefined {
  const { signIn } = store.get()
  return signIn.status === 'signing' ? signIn.message : undefined
}

async function write(portico: Portico, siwx: SiwxPlugin, subject: SignInSubject): Promise<SignInText> {
  const message = await prepareText(portico, siwx, subject)
  tellSignIn(portico, { type: 'written', subject, message })
  return selectMessage(portico) ?? message
}

async function sign(portico: Portico, siwx: SiwxPlugin, subject: SignInSubject): Promise<SiwxSession> {
  const message = selectMessage(portico) ?? (await write(portico, siwx, subject))
  const { data, text } = message
  const { address: accountAddress, caipNetworkId: chainId, namespace } = subject
  keepMessage(portico, subject, message)
  const signature = await (siwx.signMessage
    ? siwx.signMessage({ message: text, chainId, accountAddress })
    : signMessage(portico, { namespace, message: text })
  ).finally(() => forgetMessage(portico))
  // A signature for an account or network that is no longer active is discarded.
  if (!isSameSubject(selectSubject(portico.store.get()), subject)) throw new PorticoError(accountChanged)
  const session = { data, message: text, signature }
  await siwx.addSession(session)
  return session
}
