import { isCloseBlocked } from '../router/isCloseBlocked.js'
import { resolveClosedRoute } from '../router/resolveOpenRoute.js'
import { reset } from '../router/stack.js'
import { selectIsConnected } from '../store/selectors.js'
import { initialModal } from '../store/slices/modal.js'
import type { Portico } from '../types/Portico.js'
import { shake } from './shake.js'
import { trackEvent } from './trackEvent.js'

/** Closes the modal and puts its view back; a view that must be answered shakes instead. */
export function close(portico: Portico, { force = false }: { readonly force?: boolean } = {}): void {
  const { modal, router } = portico.store.get()
  if (!modal.open) return
  if (!force && isCloseBlocked(router)) {
    shake(portico)
    return
  }
  const connected = selectIsConnected(portico.store.get())
  portico.store.set(state => ({
    ...state,
    modal: initialModal,
    router: reset(state.router, resolveClosedRoute({ embedded: portico.options.enableEmbedded, connected })),
  }))
  trackEvent(portico, { event: 'MODAL_CLOSE', properties: { connected } })
}
