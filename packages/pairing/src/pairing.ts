import type { SourceFactory } from '@portico/core'
import { createLazyClient } from './createLazyClient.js'
import { createPairingSource } from './createPairingSource.js'
import type { PairingOptions } from './PairingOptions.js'

/** Remote wallets, by QR code or tap. Next to nothing is loaded before somebody needs one. */
export function pairing(options: PairingOptions = {}): SourceFactory {
  return {
    create: context =>
      createPairingSource(
        context,
        clientContext => createLazyClient(clientContext, options),
        async () => [(await import('./relay/createRelayCheck.js')).createRelayCheck(context, options)],
      ),
  }
}
