import { getProviderAlert } from '@portico/protocol'
import { createSecret } from '../crypto/createSecret.js'
import type { PairingOptions } from '../PairingOptions.js'
import { createRelay } from '../relay/createRelay.js'
import { createRelayUrl, defaultRelayUrl } from '../relay/createRelayUrl.js'
import { findWebSocket } from '../relay/findWebSocket.js'
import type { MessageListener } from '../relay/Relay.js'
import type { PairingStore } from '../storage/createPairingStore.js'
import { createTabRelay, type TabRelay } from '../tabs/createTabRelay.js'
import type { PairingContext } from './PairingClient.js'

export interface LineOptions {
  readonly context: PairingContext
  readonly options: PairingOptions
  readonly store: PairingStore
  readonly onMessage: MessageListener
  onNotice(message: string): void
}

/** The connection to the relay, in this tab or in the tab that holds the shared socket. */
export function createLine({ context, options, store, onMessage, onNotice }: LineOptions): TabRelay {
  const { environment } = context
  const { relayUrl = defaultRelayUrl, projectId = context.projectId } = options
  const subject = createSecret()

  /** Tabs that share a socket are one client to the relay; tabs that cannot share need distinct identities. */
  let ownSeed: string | undefined
  function getSeed(): string {
    ownSeed ??= (line.isShared && store.identity.get()) || createSecret()
    if (line.isShared && !store.identity.get()) store.identity.set(ownSeed)
    return ownSeed
  }

  const line = createTabRelay({
    environment,
    createRelay: listener =>
      createRelay({
        environment,
        WebSocket: options.WebSocket ?? findWebSocket(environment),
        getUrl: correction =>
          createRelayUrl({ relayUrl, projectId, seed: getSeed(), subject, correction, environment }),
        onMessage: listener,
        onNotice(message) {
          if (getProviderAlert(message)) onNotice(message)
        },
      }),
    onMessage,
  })
  return line
}
