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
 * The wagmi actions that the kit calls. They are passed in because a site has either `wagmi` or `@wagmi/core`: package
 * managers may nest the second inside the first, where only wagmi can import it.
 */
export interface WagmiActions {
  readonly connect: typeof connect
  readonly disconnect: typeof disconnect
  readonly reconnect: typeof reconnect
  /** The name that wagmi 2 and 3 share. */
  readonly switchAccount: typeof switchAccount
  readonly switchChain: typeof switchChain
  readonly watchConnectors: typeof watchConnectors
}

export interface Wagmi {
  readonly config: Config
  readonly actions: WagmiActions
}
