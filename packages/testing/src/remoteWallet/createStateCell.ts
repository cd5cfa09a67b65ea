import type { RemoteWallet, RemoteWalletState } from './RemoteWallet.js'

export interface StateCell extends Pick<RemoteWallet, 'getState' | 'subscribe' | 'until'> {
  set(change: Partial<RemoteWalletState>): void
}

/** Milliseconds; an upper bound for shared machines. */
const patience = 30_000

export function createStateCell(initial: RemoteWalletState): StateCell {
  const listeners = new Set<() => void>()
  let state = initial

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    getState: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of [...listeners]) listener()
    },
    subscribe,
    until(select, milliseconds = patience) {
      return new Promise((resolve, reject) => {
        const settle = () => {
          const value = select(state)
          if (value === undefined) return false
          clearTimeout(timer)
          unsubscribe()
          resolve(value)
          return true
        }
        const timer = setTimeout(() => {
          unsubscribe()
          reject(new Error(`The wallet waited ${milliseconds} ms in vain.`))
        }, milliseconds)
        const unsubscribe = subscribe(settle)
        settle()
      })
    },
  }
}
