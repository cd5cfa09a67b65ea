import type * as core from '@wagmi/core'

/**
 * Passed in, because a site has either `wagmi` or `@wagmi/core`, and the second may be nested inside the
 * first.
 */
type WagmiActions = Pick<
  typeof core,
  'connect' | 'disconnect' | 'reconnect' | 'switchAccount' | 'switchChain' | 'watchConnectors'
>

export interface Wagmi {
  readonly config: core.Config
  readonly actions: WagmiActions
}
