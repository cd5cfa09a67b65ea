import { addSettlingStep, type SettlingStep } from '../connection/settleConnection.js'
import { isSignInRequired } from '../dialog/isSignInRequired.js'
import { invalidateQueries } from '../query/changeQueries.js'
import type { Portico } from '../runtime/Portico.js'
import { isSameSubject } from '../store/slices/signIn.js'
import { watchState } from '../store/watchState.js'
import { addSigned } from './addSigned.js'
import { askAfter, askAgain, checkSignIn, isRefusal, tellSignIn } from './askToSignIn.js'
import { cancelSignIn } from './cancelSignIn.js'
import { isAskedByWallet } from './isAskedByWallet.js'
import { signInsQuery } from './listSignIns.js'
import { performSignIn } from './performSignIn.js'
import { selectSubject } from './selectSubject.js'
import { forgetOutcomes, writeOutcome } from './signInRecord.js'
import { waitForSignIn } from './waitForSignIn.js'

/** Asks whenever the active account has no session: after connecting, a change, a reload, or in another tab. */
export function followSignIn(portico: Portico): () => void {
  const stops = [
    watchState(
      portico,
      selectSubject,
      (_, before) => {
        const isGone = before && !portico.store.get().connections[before.namespace]?.length
        if (isGone) forgetOutcomes(portico, before)
        checkSignIn(portico)
      },
      isSameSubject,
    ),
    watchState(
      portico,
      ({ modal }) => modal.open,
      isOpen => {
        if (!isOpen) declineClosed(portico)
      },
    ),
    watchState(
      portico,
      ({ signIn }) => signIn,
      (signIn, before) => {
        if (signIn.status === 'signedIn') invalidateQueries(portico, signInsQuery)
        const isNew = signIn.status === 'asking' && before.status !== 'asking' && !signIn.error
        if (isNew && isAskedByWallet(portico, signIn.subject)) void signInAtWallet(portico)
      },
    ),
    addSettlingStep(portico, settleSignIn),
    portico.storage.subscribe('signIns', () => {
      invalidateQueries(portico, signInsQuery)
      checkSignIn(portico)
    }),
  ]
  checkSignIn(portico)
  return () => {
    for (const stop of stops) stop()
  }
}

/** Sign-ins signed while connecting avoid the question. Only connections by the visitor wait. */
const settleSignIn: SettlingStep = async (portico, { by, signIns = [], signInError }) => {
  if (signIns.length > 0) await addSigned(portico, signIns)
  if (signInError) askAfter(portico, signInError)
  if (by === 'visitor') await waitForSignIn(portico)
}

/** Closing the question declines it, unless the site requires a sign-in. */
function declineClosed(portico: Portico): void {
  const { signIn } = portico.store.get()
  if (signIn.status !== 'asking' || isSignInRequired(portico)) return
  writeOutcome(portico, signIn.subject, 'declined')
  tellSignIn(portico, { type: 'declined', subject: signIn.subject })
}

/** Lets the wallet ask. A rejection there declines, unless the site requires a sign-in; otherwise the dialog asks. */
async function signInAtWallet(portico: Portico): Promise<void> {
  const asking = performSignIn(portico, error => {
    if (isRefusal(error) && !isSignInRequired(portico)) void cancelSignIn(portico)
    else askAgain(portico)
  })
  await asking.catch(() => undefined)
}
