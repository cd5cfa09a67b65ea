import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { close } from './close.js'
import { resetTo } from './resetTo.js'

/** After connecting: to the page, or to the list of wallets where another one was there already. */
export function leaveConnectViews(portico: Portico, hadWallet: boolean): void {
  const { features, modal, router } = portico.store.get()
  if (selectRoute(router).name === 'UnsupportedChain') return
  if (modal.open && hadWallet && features.values.multiWallet)
    resetTo(portico, { name: 'ProfileWallets', added: true })
  else close(portico)
}
