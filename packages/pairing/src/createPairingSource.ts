import type { SourceContext, WalletSource } from '@portico/core/adapter'
import { connectorIds, createOffer, getConnectorImageId, getConnectorName } from '@portico/core/adapter'
import type { PairingClient, PairingContext } from './client/PairingClient.js'
import { toSourceSession } from './session/toPairingSession.js'

export function createPairingSource(
  context: SourceContext,
  createClient: (context: PairingContext) => PairingClient,
  loadChecks?: WalletSource['loadChecks'],
): WalletSource {
  const client = createClient(context)
  const { offer, connect, resume } = createOffer(context, {
    async make(request, signal) {
      const { makeCode } = await import('./makeCode.js')
      return makeCode(context, client, request, signal)
    },
    dismiss: ({ id }) => client.disconnect(id),
  })
  const id = connectorIds.walletConnect
  let isStarted = false
  return {
    id,
    type: 'WALLET_CONNECT',
    name: getConnectorName(id) ?? id,
    imageId: getConnectorImageId(id),
    get method() {
      return context.hasOpenedApp() ? 'mobile' : 'qrcode'
    },
    sessions: 'several',
    namespaces: context.namespaces,
    start(page) {
      if (isStarted) return
      isStarted = true
      if (page.endsSessions)
        client
          .disconnect()
          .catch((error: unknown) =>
            context.environment.logger.warn('Ending the stored sessions failed.', error),
          )
      if (!resume(page, signal => client.resume({ signal })?.then(toSourceSession))) client.tidy?.()
    },
    restore: () => client.restore().then(sessions => sessions.map(toSourceSession)),
    // A pairing URI then takes only one round trip.
    prepare: async () => client.warm(),
    connect,
    getProvider: client.getProvider,
    setNetwork: client.setNetwork,
    disconnect: client.disconnect,
    offer,
    ...(loadChecks && { loadChecks }),
  }
}
