export type ProviderListener = (value: unknown) => void

export interface Emitter {
  on(event: string, listener: ProviderListener): void
  removeListener(event: string, listener: ProviderListener): void
  emit(event: string, value: unknown): void
}

export function createEmitter(onError: (error: unknown) => void): Emitter {
  const listeners = new Map<string, Set<ProviderListener>>()
  return {
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
    emit(event, value) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(value)
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
