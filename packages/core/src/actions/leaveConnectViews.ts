import { connectedShown } from '../constants/timing.js'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { close } from './close.js'
import { isModalDrawn } from './isModalDrawn.js'
import { resetTo } from './resetTo.js'
import { update } from './update.js'

/**
 * After connecting: to the page, or to the list of wallets where another one was there already. The page is connected
 * at once; the card stays for the moment in which it says so.
 */
export function leaveConnectViews(portico: Portico, hadWallet: boolean): void {
  const { features, modal, router } = portico.store.get()
  if (selectRoute(router).name === 'UnsupportedChain') return
  if (modal.open && hadWallet && features.values.multiWallet) {
    resetTo(portico, { name: 'ProfileWallets', added: true })
  } else if (modal.open && isModalDrawn(portico)) {
    update(portico, 'modal', current => ({ ...current, connected: true }))
    portico.environment.setTimeout(() => {
      // Closed by the visitor, and perhaps opened anew, it is no business of this one.
      if (portico.store.get().modal.connected) close(portico)
    }, connectedShown)
  } else {
    close(portico)
  }
}
