import { connectorIds, getConnectorImageId, getConnectorName } from '../constants/connectors.js'
import { recall } from '../store/recall.js'
import type { PairingClient, PairingEvent, PairingFactory } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import type { SourceContext, SourceEvent, WalletSource } from '../types/Source.js'
import { codes, withdrawCodes } from './codes.js'
import { isInWalletApp } from './isInWalletApp.js'
import { toSourceSession } from './toSourceSession.js'

/**
 * Wallets on other devices, reached by a code. The client speaks to them; everything about the code itself (when it is
 * made, shown, renewed and withdrawn) is in this folder, and loads when the first code is needed.
 */
export function createPairingSource(
  factory: PairingFactory,
  context: SourceContext,
  getPortico: () => Portico,
): { readonly client: PairingClient; readonly source: WalletSource } {
  const client = factory.create({ ...context, emit: event => context.emit(toSourceEvent(event)) })
  const id = connectorIds.walletConnect
  const source: WalletSource = {
    id,
    type: 'WALLET_CONNECT',
    name: getConnectorName(id) ?? id,
    imageId: getConnectorImageId(id),
    byCode: true,
    sessions: 'several',
    // A wallet can be asked for every family, also for one without an adapter.
    namespaces: context.namespaces,
    start: () => resume(getPortico(), client),
    restore: () => client.restore().then(sessions => sessions.map(toSourceSession)),
    async prepare() {
      // A code is then one round trip away.
      if (!getPortico().options.manualWCControl) client.warm()
    },
    connect: parameters =>
      import('./connectByCode.js').then(({ connectByCode }) => connectByCode(getPortico(), parameters)),
    getProvider: client.getProvider,
    setNetwork: client.setNetwork,
    disconnect: client.disconnect,
    getRequestView: request =>
      import('./getRequestView.js').then(({ getRequestView }) => getRequestView(getPortico(), request)),
    withdraw: () => withdrawCodes(getPortico()),
  }
  return { client, source }
}

/** A phone may have thrown the page away while its visitor was in the wallet: then the code of that page still counts. */
function resume(portico: Portico, client: PairingClient): void {
  const memory = recall(portico, codes)
  if (memory.resumed) return
  memory.resumed = true
  const isFree = Object.values(portico.store.get().accounts).every(({ status }) => status === 'disconnected')
  const withdrawal = new AbortController()
  const awaited =
    isFree && isInWalletApp(portico) ? client.resume({ signal: withdrawal.signal }) : client.tidy?.()
  if (!awaited) return
  awaited.catch(() => undefined) // told by whoever waits for it, who is yet to load
  import('./resumeCode.js').then(
    ({ resumeCode }) => resumeCode(portico, awaited, withdrawal),
    error => portico.environment.logger.error('A code of an earlier page was given up.', error),
  )
}

function toSourceEvent(event: PairingEvent): SourceEvent {
  if ('session' in event) return { ...event, session: toSourceSession(event.session) }
  return 'topic' in event ? { ...event, sessionId: event.topic } : event
}
