import type { PorticoState } from '@portico/core'
import type { Store } from '@portico/core/internal'

/**
 * The state as the modal shows it. Closing resets the view and often coincides with a disconnect, but the card
 * keeps its content during its exit animation. Toasts continue. Listeners are notified once in a microtask, so that
 * an action that changes the state and then closes the modal counts as one change.
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
