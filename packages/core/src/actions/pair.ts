import { isPorticoError, notConnected, PorticoError } from '@portico/protocol'
import { connectorIds } from '../constants/connectors.js'
import { pairingLifetime, pairingRenewal } from '../constants/pairing.js'
import type { Timer } from '../environment/Environment.js'
import { type MemoryKey, recall } from '../store/recall.js'
import type { PairingState } from '../store/slices/pairing.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { PairingSession } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import { applySession } from './applySession.js'
import { forget } from './forget.js'
import { getPairingNamespaces } from './getPairingNamespaces.js'
import { isModalDrawn } from './isModalDrawn.js'
import { leaveConnectViews } from './leaveConnectViews.js'
import { leaveReplaced } from './leaveReplaced.js'
import { trackEvent } from './trackEvent.js'
import { update } from './update.js'

interface Pairing {
  users: number
  timer?: Timer
  /** The family that the code asks for; all of them when there is none. */
  family?: ChainNamespace | undefined
  /** Ends every attempt under way; a code that was renewed stays good until then. */
  controller?: AbortController | undefined
}

const pairings: MemoryKey<Pairing> = { create: () => ({ users: 0 }) }

/**
 * Has a code ready for as long as somebody shows it, renewing it before it expires. A code that is still good is
 * used again, so that a visitor who comes back from the wallet finds what was scanned.
 */
export function pair(portico: Portico): () => void {
  const pairing = recall(portico, pairings)
  pairing.users += 1
  prepare(portico, pairing)
  let released = false
  return () => {
    if (released) return
    released = true
    pairing.users -= 1
    if (pairing.users > 0) return
    portico.environment.clearTimeout(pairing.timer)
    // Whoever waits for a wallet looks again: nobody may be there to try once more.
    update(portico, 'pairing', state => (state.status === 'error' ? { ...state } : state))
  }
}

/** Has a code ready, which nobody renews before somebody shows it. */
export function prepareCode(portico: Portico): void {
  prepare(portico, recall(portico, pairings))
}

/** Whether somebody shows the code, or what became of it, and may ask for another one. */
export function isCodeKept(portico: Portico): boolean {
  return recall(portico, pairings).users > 0 || isModalDrawn(portico)
}

function prepare(portico: Portico, pairing: Pairing): void {
  const { pairing: state, modal } = portico.store.get()
  const left = state.status === 'ready' ? state.expiresAt - portico.environment.now() : 0
  if (left > 0 && pairing.family !== modal.namespace) pairAgain(portico)
  else if (left > pairingRenewal) renewIn(portico, pairing, left - pairingRenewal)
  else if (state.status !== 'creating') void attempt(portico, pairing)
}

/** A fresh code, whatever became of the one before. */
export function pairAgain(portico: Portico): void {
  update(portico, 'pairing', () => ({ status: 'creating' }))
  void attempt(portico, recall(portico, pairings))
}

/** Connects when a code of the page before a reload is answered after all. */
export function awaitSession(portico: Portico, session: Promise<PairingSession>): void {
  session.then(
    granted => succeed(portico, recall(portico, pairings), granted),
    error => portico.environment.logger.debug('No wallet answered the code of an earlier page.', error),
  )
}

async function attempt(portico: Portico, pairing: Pairing): Promise<void> {
  const { environment, pairing: client } = portico
  pairing.controller ??= new AbortController()
  const { signal } = pairing.controller
  pairing.family = portico.store.get().modal.namespace
  // A code that is still good stays on the screen until its successor is there.
  update(portico, 'pairing', state => (isGood(state, environment.now()) ? state : { status: 'creating' }))
  try {
    if (!client) throw new PorticoError(notConnected)
    const { uri, session } = await client.pair({ namespaces: getPairingNamespaces(portico), signal })
    const expiresAt = environment.now() + pairingLifetime
    update(portico, 'pairing', () => ({ status: 'ready', uri, expiresAt }))
    renewIn(portico, pairing, pairingLifetime - pairingRenewal)
    session.then(
      granted => succeed(portico, pairing, granted),
      error => fail(portico, uri, error),
    )
  } catch (error) {
    if (!signal.aborted) update(portico, 'pairing', () => ({ status: 'error', error }))
  }
}

function isGood(state: PairingState, now: number): boolean {
  return state.status === 'ready' && state.expiresAt > now
}

function renewIn(portico: Portico, pairing: Pairing, milliseconds: number): void {
  portico.environment.clearTimeout(pairing.timer)
  if (pairing.users === 0) return
  pairing.timer = portico.environment.setTimeout(() => void attempt(portico, pairing), milliseconds)
}

function succeed(portico: Portico, pairing: Pairing, session: PairingSession): void {
  portico.environment.clearTimeout(pairing.timer)
  pairing.controller?.abort()
  pairing.controller = undefined
  const before = Object.values(portico.store.get().accounts)
  try {
    applySession(portico, session)
  } catch (error) {
    update(portico, 'pairing', () => ({ status: 'error', error }))
    return
  }
  const { accounts } = portico.store.get()
  for (const account of before) {
    const after = accounts[account.namespace]
    if (after?.status !== 'connected') continue
    leaveReplaced(portico, account, after)
    // One session at a time: what only the one before granted is gone with it.
    const isLost = after === account && after.connectorId === connectorIds.walletConnect
    if (isLost && !session.namespaces[after.namespace]) forget(portico, after.namespace, after.connectorId)
  }
  update(portico, 'pairing', () => ({ status: 'idle' }))
  const method = portico.storage.get('deepLinkChoice') ? 'mobile' : 'qrcode'
  trackEvent(portico, { event: 'CONNECT_SUCCESS', properties: { method, name: session.peer.name } })
  const hadAnother = before.some(
    a => a.status === 'connected' && a.connectorId !== connectorIds.walletConnect,
  )
  leaveConnectViews(portico, hadAnother)
}

/** Only the code on the screen can fail in front of the visitor; one that was renewed just ends. */
function fail(portico: Portico, uri: string, error: unknown): void {
  const state = portico.store.get().pairing
  if (state.status !== 'ready' || state.uri !== uri) return
  update(portico, 'pairing', () => ({ status: 'error', error }))
  const message = isPorticoError(error) ? error.message : 'unknown'
  trackEvent(portico, { event: 'CONNECT_ERROR', properties: { message } })
}
