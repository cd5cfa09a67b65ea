import {
  connectFailed,
  connectionRejected,
  isPorticoError,
  modalClosed,
  PorticoError,
  requestAborted,
  userRejected,
} from '@portico/protocol'
import { close } from '../actions/close.js'
import { findSession } from '../actions/findSession.js'
import { getLiveSession } from '../actions/liveSessions.js'
import { open } from '../actions/open.js'
import { connectorIds } from '../constants/connectors.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import type { SourceConnectParameters, SourceSession } from '../types/Source.js'
import { holdCode, isCodeKept, prepareCode } from './pair.js'

/**
 * Shows the code and waits for a wallet to answer it, for as long as the visitor keeps the modal open. On a page that
 * draws no modal: for as long as the page shows a code, with `pair`, or the last one is good. With `manualWCControl`
 * the codes are the page's own, and only the page knows when to give up: with the signal, or with `close`.
 */
export async function connectByCode(
  portico: Portico,
  parameters: SourceConnectParameters,
): Promise<SourceSession> {
  const { signal } = parameters
  const over = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new PorticoError(requestAborted))
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp, { signal: over.signal })
  })
  const { multiWallet } = portico.store.get().features.values
  // With several wallets the visitor wants one besides, else the one that is there.
  const beside = multiWallet ? selectPaired(portico, parameters.namespace)?.id : undefined
  try {
    const known = await Promise.race([aborted, findPaired(portico, parameters.namespace)])
    if (known && known.id !== beside) return known
    return await Promise.race([aborted, showCode(portico, parameters, over.signal, beside)])
  } finally {
    over.abort()
  }
}

async function showCode(
  portico: Portico,
  { namespace, signal }: SourceConnectParameters,
  over: AbortSignal,
  beside: string | undefined,
): Promise<SourceSession> {
  const { store, options } = portico
  const before = store.get().pairing
  open(portico, { view: 'ConnectingWalletConnect', namespace })
  if (!options.manualWCControl) {
    over.addEventListener('abort', holdCode(portico))
    prepareCode(portico)
  }
  signal?.addEventListener('abort', () => close(portico), { signal: over })
  return new Promise((resolve, reject) => {
    const look = () => {
      const { modal, pairing } = store.get()
      const session = selectPaired(portico, namespace)
      const seen = pairing.status === 'error' && pairing !== before ? pairing.error : undefined
      if (session && session.id !== beside) resolve(session)
      // No view shows the code, so nobody can retry: fail now.
      else if (!modal.open || (seen !== undefined && !isCodeKept(portico))) reject(toError(seen))
    }
    over.addEventListener('abort', store.subscribe(look))
  })
}

function selectPaired(portico: Portico, namespace: ChainNamespace): SourceSession | undefined {
  const account = portico.store.get().accounts[namespace]
  if (account?.status !== 'connected' || account.connectorId !== connectorIds.walletConnect) return undefined
  return getLiveSession(portico, account)
}

/** The session that is there, also one that is just being restored. */
async function findPaired(portico: Portico, namespace: ChainNamespace): Promise<SourceSession | undefined> {
  const account = portico.store.get().accounts[namespace]
  const source = portico.sources.get(connectorIds.walletConnect)
  if (source && account?.status === 'connecting' && account.connectorId === source.id) {
    // Whoever restores what is stored says why it failed.
    const session = await findSession(portico, source, account).catch(() => undefined)
    if (session?.namespaces[namespace]?.accounts.length) return session
  }
  return selectPaired(portico, namespace)
}

/** What the visitor saw last. */
function toError(seen: unknown): PorticoError {
  if (seen === undefined) return new PorticoError(modalClosed)
  const entry = isPorticoError(seen, userRejected) ? connectionRejected : connectFailed
  return new PorticoError(entry, { cause: seen })
}
