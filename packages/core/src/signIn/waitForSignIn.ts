import { PorticoError, userRejected } from '@portico/protocol'
import { isModalDrawn } from '../dialog/isModalDrawn.js'
import type { Portico } from '../runtime/Portico.js'
import { selectIsConnected } from '../store/selectors.js'
import { checkSignIn, whileAwaited } from './askToSignIn.js'
import { selectSubject } from './selectSubject.js'

/** Rejects if the visitor declined and was disconnected. Without a dialog it does not wait: the page asks. */
export async function waitForSignIn(portico: Portico): Promise<void> {
  if (!portico.options.siwx || !selectSubject(portico.store.get())) return
  await whileAwaited(portico, async () => {
    await checkSignIn(portico)
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        const { status } = portico.store.get().signIn
        const isAsked = status === 'checking' || status === 'asking' || status === 'signing'
        if (isAsked && isModalDrawn(portico)) return
        // On an unsupported network the visitor is asked to switch instead.
        if (status !== 'off' || selectIsConnected(portico.store.get())) resolve()
        else reject(new PorticoError(userRejected))
        unsubscribe()
      }
      const unsubscribe = portico.store.subscribe(look)
      look()
    })
  })
}
