import { getPlatform, type SourceContext, type SourceFactory, type WalletSource } from '@portico/core/adapter'
import { connectorNotFound, PorticoError } from '@portico/protocol'
import type { HostsOptions } from './HostsOptions.js'

const id = 'hosts'

/**
 * Connects the wallet of what hosts this page: a Safe, a mini app of Farcaster or Base, a wallet's own browser. The
 * wallet is announced to the page (EIP-6963), so that the adapters list and use it like any other.
 */
export function hosts(options: HostsOptions = {}): SourceFactory {
  return { create: context => createHostSource(context, options) }
}

function createHostSource(context: SourceContext, options: HostsOptions): WalletSource {
  let isStarted = false
  return {
    id,
    type: 'EXTERNAL',
    name: 'Host',
    sessions: 'one',
    // The adapters list its wallet.
    namespaces: [],
    start({ isFree }) {
      if (isStarted || !isHosted(context)) return
      isStarted = true
      import('./connectHost.js')
        .then(({ connectHost }) => connectHost(context, options, { isFree }))
        .catch((error: unknown) =>
          context.environment.logger.warn('The wallet of the host was not connected.', error),
        )
    },
    restore: async () => [],
    connect: () => Promise.reject(new PorticoError(connectorNotFound, { context: { connectorId: id } })),
    getProvider: () => undefined,
    setNetwork() {},
    disconnect: async () => {},
  }
}

/** Embedded, in a web view, or with a wallet in the page of a phone, whose browsers have no extensions. */
function isHosted({ environment }: SourceContext): boolean {
  const { page } = environment
  if (!page) return false
  const isEmbedded = (page.parent ?? page) !== page || page.ReactNativeWebView !== undefined
  return isEmbedded || (getPlatform(environment).mobile && page.ethereum !== undefined)
}
