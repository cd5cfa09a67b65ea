import { getPlatform } from '../environment/getPlatform.js'
import type { RouteName } from '../router/routes.js'
import { recall } from '../store/recall.js'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { codes, withdrawCodes } from './codes.js'

const codeViews: readonly RouteName[] = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']
/** On phones the links of the wallets in a list carry the code. */
const listViews: readonly RouteName[] = ['Connect', 'ConnectWallets', 'AllWallets']

/**
 * Called when no view uses the code any more. The next view may need it, so it stays good while the modal is on a view
 * that shows codes, and is withdrawn when the visitor goes elsewhere.
 */
export function watchLeaving(portico: Portico): void {
  const { store, environment } = portico
  const memory = recall(portico, codes)
  const views = getPlatform(environment).mobile ? [...codeViews, ...listViews] : codeViews
  const look = () => {
    const { modal, router, pairing } = store.get()
    const isThere = modal.open && views.includes(selectRoute(router).name) && pairing.status !== 'error'
    if (memory.held > 0) {
      memory.unwatch?.()
      memory.unwatch = undefined
    } else if (!isThere) withdrawCodes(portico)
  }
  if (!memory.controller) return
  memory.unwatch ??= store.subscribe(look)
  look()
}
