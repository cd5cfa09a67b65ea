import type { Address } from 'viem'
import { connectSite, disconnectSite } from './accountMethods.js'
import { changeChain } from './chainMethods.js'
import { createFault } from './faults.js'
import { ProviderRpcError } from './providerRpcError.js'
import type { Approval, FaultOptions, RpcRequest, ThrownValue, WalletState, WrongAnswers } from './types.js'
import { getActiveAccount, getSiteAccounts, type WalletContext } from './walletContext.js'

/** The person at the wallet, and its bugs. Arguments and answers are JSON, so that a test outside the page can call it. */
export type MockEvmWalletControl = {
  address(): Address
  /** Every request so far, answered or not. */
  requests(): RpcRequest[]
  forgetRequests(): void
  listenerCount(event: string): number
  state(): WalletState

  setApproval(approval: Approval): void
  /** The prompts that wait for `approve` or `reject`. */
  prompts(): RpcRequest[]
  /** Accepts the oldest prompt, or the one that an earlier page left open. */
  approve(): void
  /** Rejects (4001) the oldest prompt; with none open, the next request that would ask the user. */
  reject(options?: FaultOptions): void

  /** Never answers. */
  hang(options?: FaultOptions): void
  /** Throws something that is not a proper error. */
  fail(value: ThrownValue, options?: FaultOptions): void
  /** Answers -32002 to connection requests until `release`. */
  pend(): void
  /** The person accepts the prompt behind `pend`: the site is connected and told by an event. */
  release(): void
  answerWrongly(wrong: WrongAnswers): void
  /** Ends all misbehaviour and accepts prompts again; what hangs keeps hanging. */
  behave(): void

  lock(): void
  unlock(): void
  switchAccount(index: number): void
  switchChain(chainId: number): void
  /** The person removes the site in the wallet. */
  disconnect(options?: { times?: number }): void
  emit(event: string, payload: unknown): void
}

export function createControl(context: WalletContext, requests: RpcRequest[]): MockEvmWalletControl {
  const { state, prompts, emitter } = context
  const addFault = (...fault: Parameters<typeof createFault>) =>
    state.set({ faults: [...state.get().faults, createFault(...fault)] })
  const tellAccounts = () => emitter.emit('accountsChanged', getSiteAccounts(context))

  return {
    address: () => getActiveAccount(context).address,
    requests: () => [...requests],
    forgetRequests: () => void requests.splice(0),
    listenerCount: event => emitter.listenerCount(event),
    state: () => state.get(),

    setApproval: approval => state.set({ approval }),
    prompts: () => prompts.waiting(),
    approve() {
      if (!prompts.approve() && state.get().pending) connectSite(context)
    },
    reject(options) {
      if (options === undefined && prompts.reject()) return
      addFault('reject', options)
    },

    hang: options => addFault('hang', options),
    fail: (value, options) => addFault(value, options),
    pend: () => state.set({ pending: true }),
    release: () => connectSite(context),
    answerWrongly: wrong => state.set({ wrong: { ...state.get().wrong, ...wrong } }),
    behave: () => state.set({ faults: [], wrong: {}, pending: false, approval: 'auto' }),

    lock() {
      state.set({ locked: true })
      emitter.emit('accountsChanged', [])
    },
    unlock() {
      state.set({ locked: false })
      if (state.get().connected) tellAccounts()
      prompts.unlocked()
    },
    switchAccount(index) {
      if (!context.accounts[index]) throw new RangeError(`The wallet has no account ${index}.`)
      state.set({ accountIndex: index })
      if (state.get().connected) tellAccounts()
    },
    switchChain: chainId => changeChain(context, chainId),
    disconnect({ times = 1 } = {}) {
      disconnectSite(context)
      for (let time = 0; time < times; time++) {
        emitter.emit('disconnect', new ProviderRpcError(4900, 'The wallet disconnected.'))
      }
    },
    emit: (event, payload) => emitter.emit(event, payload),
  }
}
