import type {
  Config,
  connect,
  disconnect,
  reconnect,
  switchAccount,
  switchChain,
  watchConnectors,
} from '@wagmi/core'

/**
 * Passed in, because a site has either `wagmi` or `@wagmi/core`, and the second may be nested inside the
 * first.
 */
interface WagmiActions {
  readonly connect: typeof connect
  readonly disconnect: typeof disconnect
  readonly reconnect: typeof reconnect
  readonly switchAccount: typeof switchAccount
  readonly switchChain: typeof switchChain
  readonly watchConnectors: typeof watchConnectors
}

export interface Wagmi {
  readonly config: Config
  readonly actions: WagmiActions
}
