import { disconnect } from '../connection/disconnect.js'
import { isSignInRequired } from '../dialog/isSignInRequired.js'
import { invalidateQueries } from '../query/changeQueries.js'
import type { Portico } from '../runtime/Portico.js'
import { isSameSubject, type SignInSubject } from '../store/slices/signIn.js'
import { tellSignIn } from './askToSignIn.js'
import { signInsQuery } from './listSignIns.js'
import { selectSubject } from './selectSubject.js'
import { writeOutcome } from './signInRecord.js'

/** Ends the session of an account. If the site requires sign-in, the active wallet is disconnected too. */
export async function signOut(
  portico: Portico,
  subject: SignInSubject | undefined = selectSubject(portico.store.get()),
): Promise<void> {
  const { siwx } = portico.options
  if (!siwx || !subject) return
  await siwx.revokeSession(subject.caipNetworkId, subject.address)
  if (isSignInRequired(portico) && isSameSubject(subject, selectSubject(portico.store.get()))) {
    await disconnect(portico)
    return
  }
  writeOutcome(portico, subject, 'declined')
  tellSignIn(portico, { type: 'declined', subject })
  invalidateQueries(portico, signInsQuery)
}
