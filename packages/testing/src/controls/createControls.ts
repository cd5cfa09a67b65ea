import { createFault } from '../evmWallet/faults.js'
import type { EngineState, WalletEngine } from './createWalletEngine.js'
import type { MockWalletControls } from './MockWalletControls.js'

export type EngineControls<Wrong extends object> = MockWalletControls<{
  address: string
  chainId: string
  state: EngineState<Wrong>
  wrong: Wrong
}>

/** What the common controls need to know about a family. */
export type ControlledWallet = {
  getAddress(): string
  readonly accountCount: number
  /** The site becomes connected and is told. */
  connect(): void
  disconnect(times: number): void
  /** Tells the accounts that the site may see now. */
  tellAccounts(): void
  /** Families whose wallets are on no particular network have none. */
  tellChain?(): void
}

export function createControls<Wrong extends object>(
  { state, prompts, emitter, requests }: WalletEngine<Wrong>,
  wallet: ControlledWallet,
): EngineControls<Wrong> {
  const addFault = (...fault: Parameters<typeof createFault>) =>
    state.set({ faults: [...state.get().faults, createFault(...fault)] })
  const connect = () => {
    state.set({ pending: false })
    wallet.connect()
  }

  return {
    address: () => wallet.getAddress(),
    requests: () => [...requests],
    forgetRequests: () => void requests.splice(0),
    listenerCount: event => emitter.listenerCount(event),
    state: () => state.get(),

    setApproval: approval => state.set({ approval }),
    prompts: () => prompts.waiting(),
    approve() {
      if (!prompts.approve() && state.get().pending) connect()
    },
    reject(options) {
      if (options === undefined && prompts.reject()) return
      addFault('reject', options)
    },

    hang: options => addFault('hang', options),
    fail: (value, options) => addFault(value, options),
    pend: () => state.set({ pending: true }),
    release: connect,
    answerWrongly: wrong => state.set({ wrong: { ...state.get().wrong, ...wrong } }),
    behave: () => state.set({ faults: [], wrong: {} as Wrong, pending: false, approval: 'auto' }),

    lock() {
      state.set({ locked: true })
      wallet.tellAccounts()
    },
    unlock() {
      state.set({ locked: false })
      if (state.get().connected) wallet.tellAccounts()
      prompts.unlocked()
    },
    switchAccount(index) {
      if (index < 0 || index >= wallet.accountCount)
        throw new RangeError(`The wallet has no account ${index}.`)
      state.set({ accountIndex: index })
      if (state.get().connected) wallet.tellAccounts()
    },
    switchChain(chainId) {
      state.set({ chainId })
      if (state.get().connected) wallet.tellChain?.()
    },
    disconnect({ times = 1 } = {}) {
      state.set({ connected: false })
      wallet.disconnect(times)
    },
    emit: (event, payload) => emitter.emit(event, payload),
  }
}
