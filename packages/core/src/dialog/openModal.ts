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
  /** A view by name, or with its parameters. */
  readonly view?: RouteTarget | undefined
  /** Offers wallets of this family only, and makes it the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** A pairing URI created by the site: `wc:…`. */
  readonly uri?: string | undefined
}

/** Opens the modal on the view given by the opening rules, and prefetches what it needs. */
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
      // An account being restored counts as connected.
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
  // The list is painted from known data before anything is fetched.
  const painted = waitForPaint(environment)
  portico.runtime
    .run(runtime => {
      runtime.tellOpened(route)
      return painted.then(() => {
        // Effects of children run before those of the provider, so the modal may be mounted after it was opened.
        if (environment.page?.document && store.get().modal.open && !isModalDrawn(portico))
          showAlert(portico, modalNotPlaced)
        return runtime.prefetch()
      })
    })
    .catch(error => environment.logger.warn('The rest of the modal was not loaded.', error))
}
