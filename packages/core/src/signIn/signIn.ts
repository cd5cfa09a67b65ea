import type { SiwxSession } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import { askAgain } from './askToSignIn.js'
import { performSignIn } from './performSignIn.js'

/** Signs in the active account. An account that has already signed in is not asked again. */
export function signIn(portico: Portico): Promise<SiwxSession> {
  return performSignIn(portico, () => askAgain(portico))
}
