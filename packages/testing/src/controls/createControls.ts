import type { Emitter } from '../evmWallet/createEmitter.js'
import type { Prompts } from '../evmWallet/createPrompts.js'
import { createFault } from '../evmWallet/faults.js'
import type { StoredCell } from './createStoredCell.js'
import type { EngineState } from './createWalletEngine.js'
import type { CommonWalletState, MockWalletControls, WalletRequest } from './MockWalletControls.js'

type ControlledState = CommonWalletState & { chainId: string | number; wrong: object }

type ControlsOf<State extends ControlledState, Address extends string> = MockWalletControls<{
  address: Address
  chainId: State['chainId']
  state: State
  wrong: State['wrong']
}>

export type EngineControls<Wrong extends object> = ControlsOf<EngineState<Wrong>, string>

type ControlledEngine<State> = {
  readonly state: StoredCell<State>
  readonly prompts: Prompts
  readonly emitter: Emitter
  readonly requests: WalletRequest[]
}

/** What the common controls need to know about a family. */
export type ControlledWallet<Address extends string = string> = {
  getAddress(): Address
  readonly accountCount: number
  /** Connects the site and emits it. */
  connect(): void
  disconnect(times: number): void
  /** Emits the accounts visible to the site. */
  tellAccounts(): void
  /** Families without a current network have none; some also emit it to sites that are not connected. */
  tellChain?(): void
}

export function createControls<State extends ControlledState, Address extends string>(
  { state, prompts, emitter, requests }: ControlledEngine<State>,
  wallet: ControlledWallet<Address>,
): ControlsOf<State, Address> {
  // Every family's state contains the controlled state.
  const set = (change: Partial<ControlledState>) => state.set(change as Partial<State>)
  const addFault = (...fault: Parameters<typeof createFault>) =>
    set({ faults: [...state.get().faults, createFault(...fault)] })
  const connect = () => {
    set({ pending: false })
    wallet.connect()
  }

  return {
    address: () => wallet.getAddress(),
    requests: () => [...requests],
    forgetRequests: () => void requests.splice(0),
    listenerCount: event => emitter.listenerCount(event),
    state: () => state.get(),

    setApproval: approval => set({ approval }),
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
    pend: () => set({ pending: true }),
    release: connect,
    answerWrongly: wrong => set({ wrong: { ...state.get().wrong, ...wrong } }),
    behave: () => set({ faults: [], wrong: {}, pending: false, approval: 'auto' }),

    lock() {
      set({ locked: true })
      wallet.tellAccounts()
    },
    unlock() {
      set({ locked: false })
      if (state.get().connected) wallet.tellAccounts()
      prompts.unlocked()
    },
    switchAccount(index) {
      if (index < 0 || index >= wallet.accountCount)
        throw new RangeError(`The wallet has no account ${index}.`)
      set({ accountIndex: index })
      if (state.get().connected) wallet.tellAccounts()
    },
    switchChain(chainId) {
      if (chainId === state.get().chainId) return
      set({ chainId })
      wallet.tellChain?.()
    },
    disconnect({ times = 1 } = {}) {
      set({ connected: false })
      wallet.disconnect(times)
    },
    emit: (event, payload) => emitter.emit(event, payload),
  }
}
