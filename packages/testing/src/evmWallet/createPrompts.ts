import type { CommonWalletState, WalletRequest } from '../controls/MockWalletControls.js'
import { alreadyPending, userRejected } from './providerRpcError.js'

type Waiting = WalletRequest & { settle(decision: { rejection?: unknown }): void }

type PromptState = {
  get(): Pick<CommonWalletState, 'pending' | 'locked' | 'approval'>
  set(change: { pending: boolean }): void
}

/** What differs by family. */
export type PromptRules = {
  connecting: string
  /** Extensions show one window for these: a second request while it is open is an error. */
  oneAtATime: readonly string[]
  createRejection(): unknown
  createPending(method: string): Error
}

export type Prompts = {
  ask(request: WalletRequest): Promise<void>
  waiting(): WalletRequest[]
  approve(): boolean
  reject(): boolean
  unlocked(): void
}

const evmRules: PromptRules = {
  connecting: 'eth_requestAccounts',
  oneAtATime: ['eth_requestAccounts', 'wallet_requestPermissions', 'wallet_switchEthereumChain'],
  createRejection: userRejected,
  createPending: alreadyPending,
}

/** The wallet's prompt window, as far as a page can notice it. */
export function createPrompts(state: PromptState, rules: PromptRules = evmRules): Prompts {
  let queue: Waiting[] = []
  let waitingForUnlock: (() => void)[] = []

  const unlocked = () => new Promise<void>(resolve => waitingForUnlock.push(resolve))

  const decide = (decision: { rejection?: unknown }) => {
    const [first, ...rest] = queue
    if (!first) return false
    queue = rest
    first.settle(decision)
    return true
  }

  return {
    async ask(request) {
      const open = queue.some(({ method }) => method === request.method)
      const blocked = state.get().pending || waitingForUnlock.length > 0 || open
      if (blocked && rules.oneAtATime.includes(request.method)) throw rules.createPending(request.method)
      if (state.get().locked) await unlocked()
      if (state.get().approval === 'auto') return
      const connecting = request.method === rules.connecting
      await new Promise<void>((resolve, reject) => {
        queue.push({
          ...request,
          settle: decision => ('rejection' in decision ? reject(decision.rejection) : resolve()),
        })
        // Survives a reload: the window stays open after the requesting page is gone.
        if (connecting) state.set({ pending: true })
      }).finally(() => connecting && state.set({ pending: false }))
    },
    waiting: () => queue.map(({ method, params }) => ({ method, params })),
    approve: () => decide({}),
    reject: () => decide({ rejection: rules.createRejection() }),
    unlocked() {
      const ready = waitingForUnlock
      waitingForUnlock = []
      for (const resolve of ready) resolve()
    },
  }
}
