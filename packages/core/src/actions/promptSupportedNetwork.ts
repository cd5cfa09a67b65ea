import { includes } from '../router/stack.js'
import { selectIsWrongNetwork } from '../store/selectors.js'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { close } from './close.js'
import { open } from './open.js'
import { resetTo } from './resetTo.js'

/** Shows UnsupportedChain when the wallet is where the site cannot work, and takes it away again (spec §4). */
export function promptSupportedNetwork(portico: Portico): void {
  const { options, store } = portico
  const { modal, router } = store.get()
  const shown = includes(router, 'UnsupportedChain')
  const needed =
    selectIsWrongNetwork(store.get()) && options.enableNetworkSwitch && !options.allowUnsupportedChain
  if (needed && !shown) {
    if (modal.open) resetTo(portico, 'UnsupportedChain')
    else open(portico, { view: 'UnsupportedChain' })
  }
  if (!needed && modal.open && shown && selectRoute(router).name !== 'SwitchNetwork') {
    close(portico, { force: true })
  }
}
