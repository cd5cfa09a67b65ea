import type { StateCell } from './createWalletState.js'
import { alreadyPending, userRejected } from './providerRpcError.js'
import type { RpcRequest } from './types.js'

type Waiting = RpcRequest & { settle(error?: Error): void }

export type Prompts = {
  ask(request: RpcRequest): Promise<void>
  waiting(): RpcRequest[]
  approve(): boolean
  reject(): boolean
  unlocked(): void
}

/** Extensions show one window for these: asking again while it is open is an error. */
const oneAtATime = new Set(['eth_requestAccounts', 'wallet_requestPermissions', 'wallet_switchEthereumChain'])

/** The wallet's window, as far as a page can notice it. */
export function createPrompts(state: StateCell): Prompts {
  let queue: Waiting[] = []
  let waitingForUnlock: (() => void)[] = []

  const unlocked = () => new Promise<void>(resolve => waitingForUnlock.push(resolve))

  const decide = (error?: Error) => {
    const [first, ...rest] = queue
    if (!first) return false
    queue = rest
    first.settle(error)
    return true
  }

  return {
    async ask(request) {
      const open = queue.some(({ method }) => method === request.method)
      const blocked = state.get().pending || waitingForUnlock.length > 0 || open
      if (blocked && oneAtATime.has(request.method)) throw alreadyPending(request.method)
      if (state.get().locked) await unlocked()
      if (state.get().approval === 'auto') return
      const connecting = request.method === 'eth_requestAccounts'
      await new Promise<void>((resolve, reject) => {
        queue.push({ ...request, settle: error => (error ? reject(error) : resolve()) })
        // Survives a reload: the window stays open while the page that asked is gone.
        if (connecting) state.set({ pending: true })
      }).finally(() => connecting && state.set({ pending: false }))
    },
    waiting: () => queue.map(({ method, params }) => ({ method, params })),
    approve: () => decide(),
    reject: () => decide(userRejected()),
    unlocked() {
      const ready = waitingForUnlock
      waitingForUnlock = []
      for (const resolve of ready) resolve()
    },
  }
}
