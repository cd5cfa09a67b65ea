import type { MockEvmWalletOptions, WalletState, WalletStorage } from './types.js'

/** A site cannot tell this key from an extension's own memory, except by looking for it. */
const storageKey = (rdns: string) => `portico-mock-wallet:${rdns}`

export type StateCell = {
  get(): WalletState
  set(change: Partial<WalletState>): void
}

export function createWalletState(
  rdns: string,
  chainId: number,
  options: MockEvmWalletOptions,
  storage: WalletStorage | undefined,
): StateCell {
  let state: WalletState = {
    connected: false,
    locked: false,
    pending: false,
    approval: options.approval ?? 'auto',
    accountIndex: 0,
    chainId,
    addedChains: [],
    faults: [],
    wrong: {},
    ...options.initialState,
    ...read(rdns, storage),
  }
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      try {
        storage?.setItem(storageKey(rdns), JSON.stringify(state))
      } catch {
        // Tests block or fill the page's storage on purpose; the wallet then forgets on reload.
      }
    },
  }
}

function read(rdns: string, storage: WalletStorage | undefined): Partial<WalletState> {
  try {
    const text = storage?.getItem(storageKey(rdns))
    // Only this file writes the key.
    return text ? (JSON.parse(text) as Partial<WalletState>) : {}
  } catch {
    return {}
  }
}
