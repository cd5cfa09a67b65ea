import { hex } from '@scure/base'
import { createEmitter, type Emitter } from '../evmWallet/createEmitter.js'
import { createPrompts, type Prompts } from '../evmWallet/createPrompts.js'
import { createThrownValue, takeFault } from '../evmWallet/faults.js'
import { createStoredCell, type StoredCell, type WalletStorage } from './createStoredCell.js'
import type { CommonWalletState, WalletRequest } from './MockWalletControls.js'

export type EngineState<Wrong> = CommonWalletState & { chainId: string; wrong: Wrong }

export type EngineOptions<Wrong> = {
  /** Storage name of the wallet. */
  name: string
  chainId: string
  initialState?: Partial<EngineState<Wrong>> | undefined
  approval?: CommonWalletState['approval'] | undefined
  storage?: WalletStorage | undefined
  /** The prompting requests. */
  prompting: readonly string[]
  /** The connecting one among them. */
  connecting: string
  /** What wallets of this family throw when the user rejects. */
  createRejection(): unknown
  /** What they throw while such a prompt is already open. */
  createPending(method: string): Error
}

/** How a mock wallet of any family handles requests: recorded, faulted if configured, prompted, answered. */
export type WalletEngine<Wrong> = {
  readonly state: StoredCell<EngineState<Wrong>>
  readonly emitter: Emitter
  readonly prompts: Prompts
  readonly requests: WalletRequest[]
  /** Throws synchronously only if configured to. */
  handle<Answer>(
    method: string,
    params: readonly unknown[],
    answer: (ask: () => Promise<void>) => Promise<Answer>,
  ): Promise<Answer>
}

export function createWalletEngine<Wrong extends object>(
  options: EngineOptions<Wrong>,
): WalletEngine<Partial<Wrong>> {
  const { name, chainId, initialState, approval = 'auto', storage, prompting, connecting } = options
  const begin: EngineState<Partial<Wrong>> = {
    connected: false,
    locked: false,
    pending: false,
    approval,
    accountIndex: 0,
    chainId,
    faults: [],
    wrong: {},
    ...initialState,
  }
  const state = createStoredCell(name, begin, storage)
  const prompts = createPrompts(state, {
    connecting,
    oneAtATime: [connecting],
    createRejection: options.createRejection,
    createPending: options.createPending,
  })
  const isPrompting = (method: string) => prompting.includes(method)
  const requests: WalletRequest[] = []

  return {
    state,
    emitter: createEmitter(),
    prompts,
    requests,
    handle(method, params, answer) {
      const request = { method, params: describeParams(params) }
      requests.push(request)
      const { fault, rest } = takeFault(state.get().faults, method, isPrompting)
      if (!fault) return answer(() => prompts.ask(request))
      state.set({ faults: rest })
      if (fault.kind === 'hang') return new Promise(() => {})
      const value = fault.kind === 'reject' ? options.createRejection() : createThrownValue(fault.kind)
      if (fault.sync) throw value
      return Promise.reject(value)
    },
  }
}

/** Parameters as JSON, so that a test outside the page can read them: bytes become hex, bigints text. */
function describeParams(params: readonly unknown[]): readonly unknown[] {
  const text = JSON.stringify(params, (_, value) => {
    if (value instanceof Uint8Array) return `0x${hex.encode(value)}`
    return typeof value === 'bigint' ? value.toString() : value
  })
  return JSON.parse(text)
}
