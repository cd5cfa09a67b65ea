import {
  connectFailed,
  connectionRejected,
  isPorticoError,
  modalClosed,
  PorticoError,
  requestAborted,
  userRejected,
} from '@portico/protocol'
import { tellDialog } from '../../dialog/tellDialog.js'
import type { ChainNamespace } from '../../families/ChainNamespace.js'
import type { Portico } from '../../runtime/Portico.js'
import type { SourceConnectParameters, SourceSession, WalletSource } from '../../sources/Source.js'
import { findSession } from '../findSession.js'
import { getLiveSession } from '../liveSessions.js'
import type { SourceOffer } from './Offer.js'
import { getOfferRequest, holdCode, isCodeKept } from './startPairing.js'

/** Waits while the modal is open; without it, while the page shows a URI or the last one is valid. */
export async function connectByOffer(
  portico: Portico,
  source: WalletSource,
  offer: SourceOffer,
  parameters: SourceConnectParameters,
): Promise<SourceSession> {
  const { signal, namespace } = parameters
  const over = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new PorticoError(requestAborted))
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp, { signal: over.signal })
  })
  try {
    const used = await Promise.race([aborted, findUsed(portico, source, namespace)])
    if (used) return used
    return await Promise.race([aborted, waitForWallet(portico, source, offer, parameters, over.signal)])
  } finally {
    over.abort()
  }
}

function waitForWallet(
  portico: Portico,
  source: WalletSource,
  offer: SourceOffer,
  parameters: SourceConnectParameters,
  over: AbortSignal,
): Promise<SourceSession> {
  const { store, options } = portico
  const before = offer.get()
  tellDialog(portico, { type: 'codeWanted', namespace: parameters.namespace })
  if (!options.ownPairingCodes) {
    over.addEventListener('abort', holdCode(portico))
    offer.prepare(getOfferRequest(portico))
  }
  parameters.signal?.addEventListener('abort', () => tellDialog(portico, { type: 'codeAbandoned' }), {
    signal: over,
  })
  const used = selectUsed(portico, source, parameters.namespace)
  const overtaken = new Promise<SourceSession>((resolve, reject) => {
    const look = () => {
      const state = offer.get()
      const seen = state.status === 'error' && state !== before ? state.error : undefined
      const other = selectUsed(portico, source, parameters.namespace)
      // Another tab has connected first.
      if (other && other.id !== used?.id) resolve(other)
      // No view shows the pairing URI, so it cannot be retried: fail now.
      else if (!store.get().modal.open || (seen !== undefined && !isCodeKept(portico))) reject(toError(seen))
    }
    over.addEventListener('abort', store.subscribe(look))
    over.addEventListener('abort', offer.subscribe(look))
  })
  return Promise.race([overtaken, source.connect({ ...parameters, signal: over })])
}

function selectUsed(
  portico: Portico,
  source: WalletSource,
  namespace: ChainNamespace,
): SourceSession | undefined {
  const account = portico.store.get().accounts[namespace]
  const isUsed = account?.status === 'connected' && account.connectorId === source.id
  return isUsed ? getLiveSession(portico, account) : undefined
}

/** The current session, also one being restored. With `multiWallet` the visitor wants an additional one. */
async function findUsed(
  portico: Portico,
  source: WalletSource,
  namespace: ChainNamespace,
): Promise<SourceSession | undefined> {
  const { accounts, features } = portico.store.get()
  const account = accounts[namespace]
  if (account?.status === 'connected') {
    return features.values.multiWallet ? undefined : selectUsed(portico, source, namespace)
  }
  if (account?.status !== 'connecting' || account.connectorId !== source.id) return undefined
  // Restoring reports its own failure.
  const session = await findSession(portico, source, account).catch(() => undefined)
  return session?.namespaces[namespace]?.accounts.length ? session : undefined
}

function toError(seen: unknown): PorticoError {
  if (seen === undefined) return new PorticoError(modalClosed)
  const entry = isPorticoError(seen, userRejected) ? connectionRejected : connectFailed
  return new PorticoError(entry, { cause: seen })
}
