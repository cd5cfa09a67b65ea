// A memo of code, not state: it is the same module for every instance.
let loading: Promise<typeof import('../modal/mountModal.js')> | undefined

/** The modal's code, fetched once. A failed fetch may be tried again. */
export function loadModal(): Promise<typeof import('../modal/mountModal.js')> {
  loading ??= import('../modal/mountModal.js').catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

/** Has the code ready before the click. Only our own script is fetched, no service is asked. */
export function preloadModal(): void {
  loadModal().catch(() => undefined)
}
