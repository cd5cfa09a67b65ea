export type WalletStorage = Pick<Storage, 'getItem' | 'setItem'>

export type StoredCell<State> = {
  get(): State
  set(change: Partial<State>): void
}

/** State that a wallet keeps across reloads, as an extension does. */
export function createStoredCell<State extends object>(
  name: string,
  initial: State,
  storage: WalletStorage | undefined,
): StoredCell<State> {
  // A site cannot distinguish it from an extension's own storage, except by looking for this key.
  const key = `portico-mock-wallet:${name}`
  let state: State = { ...initial, ...read<State>(key, storage) }
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      try {
        storage?.setItem(key, JSON.stringify(state))
      } catch {
        // Tests block or fill the page's storage on purpose; the wallet then forgets its state on reload.
      }
    },
  }
}

function read<State>(key: string, storage: WalletStorage | undefined): Partial<State> {
  try {
    const text = storage?.getItem(key)
    // Only this file writes the key.
    return text ? (JSON.parse(text) as Partial<State>) : {}
  } catch {
    return {}
  }
}
