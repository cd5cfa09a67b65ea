export type Listener = (payload: unknown) => void

export type Emitter = {
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit(event: string, payload: unknown): void
  listenerCount(event: string): number
}

export function createEmitter(): Emitter {
  const listeners = new Map<string, Listener[]>()
  const of = (event: string) => listeners.get(event) ?? []
  return {
    on: (event, listener) => void listeners.set(event, [...of(event), listener]),
    removeListener(event, listener) {
      const rest = [...of(event)]
      const index = rest.indexOf(listener)
      if (index >= 0) rest.splice(index, 1)
      listeners.set(event, rest)
    },
    emit(event, payload) {
      for (const listener of of(event)) listener(payload)
    },
    listenerCount: event => of(event).length,
  }
}
