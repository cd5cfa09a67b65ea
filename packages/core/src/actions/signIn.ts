import type { SiwxSession } from '@portico/protocol'
import { askAgain } from '../signIn/askToSignIn.js'
import { performSignIn } from '../signIn/performSignIn.js'
import type { Portico } from '../types/Portico.js'

/** Has the account in use sign in. Whoever has signed in already is not asked again. */
export function signIn(portico: Portico): Promise<SiwxSession> {
  return performSignIn(portico, () => askAgain(portico))
}
