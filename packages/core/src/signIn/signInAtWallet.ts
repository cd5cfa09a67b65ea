import { isPorticoError, requestAborted, userRejected } from '@portico/protocol'
import { cancelSignIn } from '../actions/cancelSignIn.js'
import type { Portico } from '../types/Portico.js'
import { askAgain } from './askToSignIn.js'
import { isSignInRequired } from './isSignInRequired.js'
import { performSignIn } from './performSignIn.js'

/** Has the wallet ask. Whoever says no there has said no, where the site does not insist; else the dialog asks. */
export async function signInAtWallet(portico: Portico): Promise<void> {
  const asking = performSignIn(portico, error => {
    const isNo = isPorticoError(error, userRejected) || isPorticoError(error, requestAborted)
    if (isNo && !isSignInRequired(portico)) void cancelSignIn(portico)
    else askAgain(portico)
  })
  // What went wrong is in the state.
  await asking.catch(() => undefined)
}
