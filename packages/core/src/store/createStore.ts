export interface Store<State> {
  get(): State
  /** Replaces the state by what the transition returns; returning the same object tells nobody. */
  set(transition: (state: State) => State): void
  subscribe(listener: () => void): () => void
}

/** A listener that throws keeps neither other listeners nor the caller of `set` from going on. */
export function createStore<State>(initial: State, onListenerError: (error: unknown) => void): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(transition) {
      const next = transition(state)
      if (Object.is(next, state)) return
      state = next
      for (const listener of [...listeners]) {
        try {
          listener()
        } catch (error) {
          onListenerError(error)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
