import {
  authInitializationFailed,
  isPorticoError,
  PorticoError,
  requestAborted,
  type SiwxPlugin,
  signMessageFailed,
  userRejected,
} from '@portico/protocol'
import { isSignInRequired } from '../dialog/isSignInRequired.js'
import { tellDialog } from '../dialog/tellDialog.js'
import type { Portico } from '../runtime/Portico.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { nextSignIn, type SignInEvent, type SignInSubject, type SignInText } from '../store/slices/signIn.js'
import { update } from '../store/update.js'
import { waitForSigned } from './addSigned.js'
import { isAskedByWallet } from './isAskedByWallet.js'
import { recallMessage } from './keptMessage.js'
import { selectSubject } from './selectSubject.js'
import { readOutcome, writeOutcome } from './signInRecord.js'

const waiting: MemoryKey<{ count: number }> = { create: () => ({ count: 0 }) }

export async function whileAwaited(portico: Portico, act: () => Promise<void>): Promise<void> {
  const memory = recall(portico, waiting)
  memory.count += 1
  try {
    await act()
  } finally {
    memory.count -= 1
  }
}

export const tellSignIn = (portico: Portico, event: SignInEvent) =>
  update(portico, 'signIn', state => nextSignIn(state, event))

/** With a session the account is signed in, without one the visitor is asked. Late results are ignored. */
export async function checkSignIn(portico: Portico): Promise<void> {
  const { siwx } = portico.options
  const subject = siwx && selectSubject(portico.store.get())
  tellSignIn(portico, { type: 'account', subject })
  if (!siwx || !subject) return
  const { caipNetworkId, address } = subject
  await waitForSigned(portico)
  try {
    const [session] = await siwx.getSessions(caipNetworkId, address)
    if (session) tellSignIn(portico, { type: 'signedIn', subject, session })
    else if (!isSignInRequired(portico) && readOutcome(portico, subject) === 'declined') {
      tellSignIn(portico, { type: 'declined', subject })
    } else ask(portico, siwx, subject)
  } catch (error) {
    // A server that does not respond has not confirmed a session.
    portico.environment.logger.warn('The sessions could not be read.', error)
    ask(portico, siwx, subject, new PorticoError(authInitializationFailed, { cause: error }))
  }
}

/** After a wallet has asked while connecting: a refusal counts where the site does not insist, else the dialog asks. */
export function askAfter(portico: Portico, error: PorticoError): void {
  const { siwx } = portico.options
  const subject = selectSubject(portico.store.get())
  if (!siwx || !subject) return
  if (isRefusal(error) && !isSignInRequired(portico)) writeOutcome(portico, subject, 'declined')
  else ask(portico, siwx, subject, error)
}

export const isRefusal = (error: PorticoError): boolean =>
  isPorticoError(error, userRejected) || isPorticoError(error, requestAborted)

function ask(portico: Portico, siwx: SiwxPlugin, subject: SignInSubject, error?: PorticoError): void {
  const before = portico.store.get().signIn
  tellSignIn(portico, { type: 'asked', subject, error })
  const { signIn } = portico.store.get()
  if (signIn === before || signIn.status !== 'asking') return
  if (!signIn.error && isAskedByWallet(portico, subject)) return
  tellDialog(portico, { type: 'signInAsked' })
  void prepareMessage(portico, siwx, subject)
}

/** Asks again after a failure. The wallet's own view may have replaced the question. */
export function askAgain(portico: Portico): void {
  const { siwx } = portico.options
  const { signIn } = portico.store.get()
  if (!siwx || signIn.status !== 'asking') return
  tellDialog(portico, { type: 'signInAsked' })
  void prepareMessage(portico, siwx, signIn.subject)
}

/** Creates the message in advance, so that it can be read before signing. */
async function prepareMessage(portico: Portico, siwx: SiwxPlugin, subject: SignInSubject): Promise<void> {
  try {
    tellSignIn(portico, { type: 'written', subject, message: await prepareText(portico, siwx, subject) })
  } catch (error) {
    tellSignIn(portico, { type: 'failed', subject, error: toSignInError(error) })
  }
}

/** The sign-in is settled. A task that waits for it moves the dialog itself. */
export function leaveSignIn(portico: Portico, answer: 'signedIn' | 'signInDeclined'): void {
  if (recall(portico, waiting).count === 0) tellDialog(portico, { type: answer })
}

/** The message that the wallet may already have signed for an earlier page, or a new one. */
export const prepareText = async (
  portico: Portico,
  siwx: SiwxPlugin,
  subject: SignInSubject,
): Promise<SignInText> => recallMessage(portico, subject) ?? writeMessage(siwx, subject)

/** A failure here is not a failed signature: the wallet was not asked yet. */
export async function writeMessage(siwx: SiwxPlugin, subject: SignInSubject): Promise<SignInText> {
  const { address: accountAddress, caipNetworkId: chainId } = subject
  const message = await siwx.createMessage({ accountAddress, chainId }).catch((cause: unknown) => {
    throw new PorticoError(authInitializationFailed, { cause })
  })
  const { toString: _, ...data } = message
  return { data, text: message.toString() }
}

export const toSignInError = (error: unknown): PorticoError =>
  isPorticoError(error) ? error : new PorticoError(signMessageFailed, { cause: error })
