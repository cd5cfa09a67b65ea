import type { SourceFactory } from '@portico/core/adapter'
import { createDeferredClient } from './createDeferredClient.js'
import { createPairingSource } from './createPairingSource.js'
import type { PairingOptions } from './PairingOptions.js'

/** Creates the source of remote wallets, by QR code or deep link. Its code loads when a visitor needs it. */
export function pairing(options: PairingOptions = {}): SourceFactory {
  return {
    create: context =>
      createPairingSource(
        context,
        clientContext => createDeferredClient(clientContext, options),
        async () => (await import('./relay/createRelayChecks.js')).createRelayChecks(context, options),
      ),
  }
}
