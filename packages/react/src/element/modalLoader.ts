// A cache of the module, the same for every instance.
let loading: Promise<typeof import('../modal/mountModal.js')> | undefined

/** Loads the modal's code once; a failed load can be retried. */
export function loadModal(): Promise<typeof import('../modal/mountModal.js')> {
  loading ??= import('../modal/mountModal.js').catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

/** Preloads the modal's code. Only our own script is fetched; no service is contacted. */
export function preloadModal(): void {
  loadModal().catch(() => undefined)
}
