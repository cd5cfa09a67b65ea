import { isPorticoError, notConnected, PorticoError } from '@portico/protocol'
import { applySession } from '../actions/applySession.js'
import { isModalDrawn } from '../actions/isModalDrawn.js'
import { settleConnection } from '../actions/settleConnection.js'
import { trackEvent } from '../actions/trackEvent.js'
import { update } from '../actions/update.js'
import { connectorIds } from '../constants/connectors.js'
import { pairingLifetime, pairingRenewal } from '../constants/pairing.js'
import { recall } from '../store/recall.js'
import { listConnections } from '../store/slices/connections.js'
import type { PairingState } from '../store/slices/pairing.js'
import type { PairingSession } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import { codes, withdrawCodes } from './codes.js'
import { getPairingNamespaces } from './getPairingNamespaces.js'
import { isInWalletApp } from './isInWalletApp.js'
import { toSourceSession } from './toSourceSession.js'
import { watchLeaving } from './watchLeaving.js'

/**
 * Has a code ready for as long as something shows it, and renews it before it expires. The code is withdrawn when
 * nothing shows it, no connection waits for its answer, and the modal is on another kind of view.
 */
export function pair(portico: Portico): () => void {
  const memory = recall(portico, codes)
  memory.shown += 1
  const letGo = holdCode(portico)
  prepareCode(portico)
  return once(() => {
    memory.shown -= 1
    if (memory.shown === 0) {
      portico.environment.clearTimeout(memory.timer)
      // `connect` waits after an error as long as a retry is possible. A new object makes it look again: now it is not.
      update(portico, 'pairing', state => (state.status === 'error' ? { ...state } : state))
    }
    letGo()
  })
}

/** Keeps a code good that is not shown for a while, because the page is hidden, say. It is not renewed. */
export function holdCode(portico: Portico): () => void {
  const memory = recall(portico, codes)
  memory.held += 1
  return once(() => {
    memory.held -= 1
    if (memory.held === 0) watchLeaving(portico)
  })
}

function once(run: () => void): () => void {
  let done = false
  return () => {
    if (!done) run()
    done = true
  }
}

/** Has a code ready, which is not renewed before somebody shows it. */
export function prepareCode(portico: Portico): void {
  const { pairing: state, modal } = portico.store.get()
  const left = state.status === 'ready' ? state.expiresAt - portico.environment.now() : 0
  if (left > 0 && recall(portico, codes).family !== modal.namespace) pairAgain(portico)
  else if (left > pairingRenewal) renewIn(portico, left - pairingRenewal)
  else if (state.status !== 'creating') void makeCode(portico)
}

/** Whether somebody shows the code, or what became of it, and may ask for another one. */
export function isCodeKept(portico: Portico): boolean {
  return recall(portico, codes).shown > 0 || isModalDrawn(portico)
}

/** A fresh code, whatever became of the one before. */
export function pairAgain(portico: Portico): void {
  update(portico, 'pairing', () => ({ status: 'creating' }))
  void makeCode(portico)
}

async function makeCode(portico: Portico): Promise<void> {
  const { environment, pairing: client } = portico
  const { signal } = openController(portico)
  recall(portico, codes).family = portico.store.get().modal.namespace
  // A code that is still good stays on the screen until its successor is there.
  update(portico, 'pairing', state => (isGood(state, environment.now()) ? state : { status: 'creating' }))
  try {
    if (!client) throw new PorticoError(notConnected)
    const { uri, session } = await client.pair({ namespaces: getPairingNamespaces(portico), signal })
    session.then(
      granted => succeed(portico, granted, signal),
      error => fail(portico, uri, error),
    )
    if (signal.aborted) return
    const expiresAt = environment.now() + pairingLifetime
    update(portico, 'pairing', () => ({ status: 'ready', uri, expiresAt }))
    renewIn(portico, pairingLifetime - pairingRenewal)
  } catch (error) {
    if (!signal.aborted) update(portico, 'pairing', () => ({ status: 'error', error }))
  }
}

/** One for all codes that are out: an older one stays good when it was renewed, and they end together. */
export function openController(portico: Portico): AbortController {
  const { page } = portico.environment
  const memory = recall(portico, codes)
  if (!memory.controller) {
    memory.controller = new AbortController()
    // A visitor who leaves the page leaves the code, unless a phone sends them to the wallet's app.
    const onHide = () => {
      if (!isInWalletApp(portico)) withdrawCodes(portico)
    }
    page?.addEventListener('pagehide', onHide)
    memory.controller.signal.addEventListener('abort', () => page?.removeEventListener('pagehide', onHide))
  }
  return memory.controller
}

function isGood(state: PairingState, now: number): boolean {
  return state.status === 'ready' && state.expiresAt > now
}

function renewIn(portico: Portico, milliseconds: number): void {
  const memory = recall(portico, codes)
  portico.environment.clearTimeout(memory.timer)
  if (memory.shown === 0) return
  memory.timer = portico.environment.setTimeout(() => void makeCode(portico), milliseconds)
}

/** A wallet has answered a code, unless that was withdrawn meanwhile: then the wallet is sent away. */
export function succeed(portico: Portico, granted: PairingSession, signal: AbortSignal): void {
  const source = portico.sources.get(connectorIds.walletConnect)
  if (!source || signal.aborted) {
    portico.pairing
      ?.disconnect(granted.topic)
      .catch(error => portico.environment.logger.warn('A wallet that came too late was not told.', error))
    return
  }
  withdrawCodes(portico)
  const before = portico.store.get()
  const session = toSourceSession(granted)
  endForgotten(portico, granted.topic)
  try {
    const accounts = applySession(portico, source, session)
    const method = portico.storage.get('deepLinkChoice') ? 'mobile' : 'qrcode'
    settleConnection(portico, {
      before,
      accounts,
      by: 'visitor',
      success: { method, name: session.wallet.name },
    })
  } catch (error) {
    update(portico, 'pairing', () => ({ status: 'error', error }))
  }
}

/** Without several wallets at once, sessions that the page knows nothing of any more give way too. */
function endForgotten(portico: Portico, topic: string): void {
  const { pairing: client, environment, store } = portico
  if (!client || store.get().features.values.multiWallet) return
  const known = listConnections(store.get().connections).map(({ connection }) => connection.sessionId)
  client
    .restore()
    .then(sessions => sessions.filter(other => other.topic !== topic && !known.includes(other.topic)))
    .then(forgotten => Promise.all(forgotten.map(other => client.disconnect(other.topic))))
    .catch(error => environment.logger.debug('An earlier session was not ended.', error))
}

/** Only the code on the screen can fail in front of the visitor; one that was renewed just ends. */
function fail(portico: Portico, uri: string, error: unknown): void {
  const state = portico.store.get().pairing
  if (state.status !== 'ready' || state.uri !== uri) return
  update(portico, 'pairing', () => ({ status: 'error', error }))
  const message = isPorticoError(error) ? error.message : 'unknown'
  trackEvent(portico, { event: 'CONNECT_ERROR', properties: { message } })
}
