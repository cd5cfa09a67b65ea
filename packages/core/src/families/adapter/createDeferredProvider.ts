import type { ProviderListener } from './createEmitter.js'

interface Provider<Arguments extends readonly unknown[]> {
  request(...call: Arguments): Promise<unknown>
  on(event: string, listener: ProviderListener): Provider<Arguments>
  removeListener(event: string, listener: ProviderListener): Provider<Arguments>
}

export interface DeferredProvider<Arguments extends readonly unknown[]> extends Provider<Arguments> {
  on(event: string, listener: ProviderListener): DeferredProvider<Arguments>
  removeListener(event: string, listener: ProviderListener): DeferredProvider<Arguments>
  /** Moves early listeners to the loaded provider. */
  attach(provider: Provider<Arguments>): void
}

export function createDeferredProvider<Arguments extends readonly unknown[]>(
  load: () => Promise<Provider<Arguments>>,
): DeferredProvider<Arguments> {
  const early: [event: string, listener: ProviderListener][] = []
  let attached: Provider<Arguments> | undefined
  return {
    request: async (...call) => (attached ?? (await load())).request(...call),
    on(event, listener) {
      if (attached) attached.on(event, listener)
      else early.push([event, listener])
      return this
    },
    removeListener(event, listener) {
      attached?.removeListener(event, listener)
      const at = early.findIndex(([name, known]) => name === event && known === listener)
      if (at >= 0) early.splice(at, 1)
      return this
    },
    attach(provider) {
      attached = provider
      for (const [event, listener] of early.splice(0)) provider.on(event, listener)
    },
  }
}
