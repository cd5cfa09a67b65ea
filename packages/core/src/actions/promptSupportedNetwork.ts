import { includes } from '../router/stack.js'
import { selectIsWrongNetwork } from '../store/selectors.js'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { close } from './close.js'
import { resetTo } from './resetTo.js'

/**
 * Goes on to UnsupportedChain when a visitor connects a wallet that is where the site cannot work, and takes that view
 * away again. Nothing opens by itself: who is on the page sees a mark on the button, who is in another view a banner.
 */
export function promptSupportedNetwork(portico: Portico): void {
  const { options, store } = portico
  const { modal, router } = store.get()
  if (!modal.open) return
  const { name } = selectRoute(router)
  const needed =
    selectIsWrongNetwork(store.get()) && options.enableNetworkSwitch && !options.allowUnsupportedChain
  if (needed && name.startsWith('Connect')) resetTo(portico, 'UnsupportedChain')
  if (!needed && includes(router, 'UnsupportedChain') && name !== 'SwitchNetwork') close(portico)
}
