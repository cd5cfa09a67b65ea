import { isModalDrawn } from '../dialog/isModalDrawn.js'
import type { Portico } from '../runtime/Portico.js'
import { isVisible } from '../services/watchVisibility.js'
import { selectConnectedAccount } from '../store/selectors.js'
import type { SignInSubject } from '../store/slices/signIn.js'

/**
 * Whether the wallet itself shows the message, so that the visitor is not asked twice. Not in a hidden tab: all tabs
 * of a site learn of a login, and one question is enough.
 */
export function isAskedByWallet(portico: Portico, { namespace }: SignInSubject): boolean {
  const { environment, options, sources, store } = portico
  if (!isModalDrawn(portico) || !isVisible(environment.page) || options.siwx?.signMessage) return false
  const account = selectConnectedAccount(store.get(), namespace)
  const source = account && sources.get(account.connectorId)
  return source?.showsMessages?.() ?? false
}
