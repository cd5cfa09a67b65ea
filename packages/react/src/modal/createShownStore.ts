import type { PorticoState, Store } from '@portico/core'

/**
 * The state as the modal shows it. Closing puts the view back and often comes with the loss of the account; the
 * card on its way out still shows what it showed. What is said in passing goes on. Listeners are told a microtask later, and once, so that an action which
 * changes something and then closes the modal counts as one change.
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
