import { trackEvent } from '../events/trackEvent.js'
import { resolveClosedRoute } from '../router/resolveOpenRoute.js'
import { reset } from '../router/stack.js'
import type { Portico } from '../runtime/Portico.js'
import { selectIsConnected } from '../store/selectors.js'
import { initialModal } from '../store/slices/modal.js'

/** Closes the modal and resets its view. */
export function closeModal(portico: Portico): void {
  if (!portico.store.get().modal.open) return
  const connected = selectIsConnected(portico.store.get())
  portico.store.set(state => ({
    ...state,
    modal: initialModal,
    router: reset(
      state.router,
      resolveClosedRoute({ embedded: portico.options.dialog.display === 'inPage', connected }),
    ),
  }))
  trackEvent(portico, { event: 'MODAL_CLOSE', properties: { connected } })
}
