export interface Store<State> {
  get(): State
  /** Replaces the state with the transition's result; listeners are not called if it returns the same object. */
  set(transition: (state: State) => State): void
  subscribe(listener: () => void): () => void
}

/** A throwing listener affects neither other listeners nor the caller of `set`. */
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
