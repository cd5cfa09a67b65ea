import type { SiwxSession } from '@portico/protocol'
import { askAgain } from '../signIn/askToSignIn.js'
import { performSignIn } from '../signIn/performSignIn.js'
import type { Portico } from '../types/Portico.js'

/** Signs in the active account. An account that has already signed in is not asked again. */
export function signIn(portico: Portico): Promise<SiwxSession> {
  return performSignIn(portico, () => askAgain(portico))
}
