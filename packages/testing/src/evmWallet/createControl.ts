import type { Address } from 'viem'
import type { MockWalletControls } from '../controls/MockWalletControls.js'
import { connectSite, disconnectSite } from './accountMethods.js'
import { changeChain } from './chainMethods.js'
import { createFault } from './faults.js'
import { ProviderRpcError } from './providerRpcError.js'
import type { RpcRequest, WalletState, WrongAnswers } from './types.js'
import { getActiveAccount, getSiteAccounts, type WalletContext } from './walletContext.js'

export type MockEvmWalletControl = MockWalletControls<{
  address: Address
  chainId: number
  state: WalletState
  wrong: WrongAnswers
}>

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
