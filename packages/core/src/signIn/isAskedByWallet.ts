import { isModalDrawn } from '../dialog/isModalDrawn.js'
import type { Portico } from '../runtime/Portico.js'
import { isVisible } from '../services/watchVisibility.js'
import type { WalletSource } from '../sources/Source.js'
import { selectConnectedAccount } from '../store/selectors.js'
import type { SignInSubject } from '../store/slices/signIn.js'

/** So that the visitor is not asked twice. Not in a hidden tab: all tabs of a site learn of a login. */
export function isAskedByWallet(portico: Portico, { namespace }: SignInSubject): boolean {
  const account = selectConnectedAccount(portico.store.get(), namespace)
  return canAskBySource(portico, account && portico.sources.get(account.connectorId))
}

export function canAskBySource(portico: Portico, source: WalletSource | undefined): boolean {
  const { environment, options } = portico
  if (!isModalDrawn(portico) || !isVisible(environment.page) || options.siwx?.signMessage) return false
  return source?.showsMessages?.() ?? false
}
