import type { PorticoState } from '@portico/core'
import type { Store } from '@portico/core/internal'

/**
 * Keeps the modal's content during its exit animation. Listeners are notified once per microtask, so that a change
 * and the closing count as one.
 */
export function createShownStore(
  store: Store<PorticoState>,
  { embedded }: { readonly embedded: boolean },
): Pick<Store<PorticoState>, 'get' | 'subscribe'> {
  let shown = store.get()
  return {
    get() {
      const state = store.get()
      if (embedded || state.modal.open) shown = state
      else if (shown.modal.open || shown.toasts !== state.toasts)
        shown = { ...shown, modal: { ...shown.modal, open: false }, toasts: state.toasts }
      return shown
    },
    subscribe(listener) {
      let isTold = true
      const tell = () => {
        isTold = true
        listener()
      }
      return store.subscribe(() => {
        if (isTold) queueMicrotask(tell)
        isTold = false
      })
    },
  }
}
