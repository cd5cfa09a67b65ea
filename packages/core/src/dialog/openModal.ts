import { modalNotPlaced } from '@portico/protocol'
import { showAlert } from '../events/showAlert.js'
import { trackEvent } from '../events/trackEvent.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { resolveOpenRoute } from '../router/resolveOpenRoute.js'
import { reset } from '../router/stack.js'
import { type RouteTarget, toRoute } from '../router/toRoute.js'
import type { Portico } from '../runtime/Portico.js'
import { getPlatform } from '../services/getPlatform.js'
import { waitForPaint } from '../services/waitForPaint.js'
import { isPairingUri } from '../sources/isPairingUri.js'
import { selectCanPair } from '../store/selectCanPair.js'
import { selectIsConnected, selectShownAccount } from '../store/selectors.js'
import { setActiveNamespace } from '../store/slices/networks.js'
import { selectRoute } from '../store/slices/router.js'
import { isModalDrawn } from './isModalDrawn.js'

export interface OpenParameters {
  /** A view by name, or with the data it needs. */
  readonly view?: RouteTarget | undefined
  /** Offer wallets of this family only, and make it the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** A pairing code that the site made itself, to be shown: `wc:…`. */
  readonly uri?: string | undefined
}

/** Opens the modal on the view the opening rules give, and starts loading what it will need. */
export function openModal(portico: Portico, { view, namespace, uri: given }: OpenParameters = {}): void {
  const { options, adapters, store, environment } = portico
  const uri = isPairingUri(given) ? given : undefined
  store.set(state => {
    const hasNetwork = namespace !== undefined && state.networks.active[namespace] !== undefined
    const networks = hasNetwork ? setActiveNamespace(state.networks, namespace) : state.networks
    const moved = { ...state, networks }
    const route = resolveOpenRoute({
      requested: view && toRoute(view),
      hasAdapters: adapters.size > 0,
      manualControl: options.ownPairingCodes,
      // An account that is being restored is shown as one already.
      connected: selectShownAccount(moved) !== undefined,
      hasPairing: selectCanPair(moved),
      mobile: getPlatform(environment).mobile,
      hasUri: uri !== undefined,
    })
    return {
      ...moved,
      router: reset(state.router, route),
      modal: { open: true, loading: false, shake: false, namespace, uri },
    }
  })
  trackEvent(portico, { event: 'MODAL_OPEN', properties: { connected: selectIsConnected(store.get()) } })
  const route = selectRoute(store.get().router)
  // The list is painted from what is known before anything else is asked for.
  const painted = waitForPaint(environment)
  portico.runtime
    .run(runtime => {
      runtime.tellOpened(route)
      return painted.then(() => {
        // Effects of children run before those of the provider, so the modal may be attached after it was opened.
        if (environment.page?.document && store.get().modal.open && !isModalDrawn(portico))
          showAlert(portico, modalNotPlaced)
        return runtime.prefetch()
      })
    })
    .catch(error => environment.logger.warn('The rest of the modal was not loaded.', error))
}
