import {
  connectFailed,
  connectionRejected,
  isPorticoError,
  modalClosed,
  PorticoError,
  requestAborted,
  userRejected,
} from '@portico/protocol'
import { connectorIds } from '../constants/connectors.js'
import type { ConnectedAccount } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { close } from './close.js'
import { open } from './open.js'
import { isCodeKept, prepareCode } from './pair.js'
import { restoreSession } from './restoreSession.js'

interface RemoteParameters {
  readonly namespace: ChainNamespace
  readonly signal?: AbortSignal | undefined
}

/**
 * Shows the code and waits for a wallet to answer it, for as long as the visitor keeps the modal open. On a page that
 * draws no modal: for as long as the page shows a code, with `pair`, or the last one is good. With `manualWCControl`
 * the codes are the page's own, and only the page knows when to give up: with the signal, or with `close`.
 */
export async function connectRemote(
  portico: Portico,
  parameters: RemoteParameters,
): Promise<ConnectedAccount> {
  const { signal } = parameters
  const over = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new PorticoError(requestAborted))
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp, { signal: over.signal })
  })
  try {
    const known = await Promise.race([aborted, findRemote(portico, parameters.namespace)])
    return known ?? (await Promise.race([aborted, askRemote(portico, parameters, over.signal)]))
  } finally {
    over.abort()
  }
}

async function askRemote(
  portico: Portico,
  { namespace, signal }: RemoteParameters,
  over: AbortSignal,
): Promise<ConnectedAccount> {
  const { store, options } = portico
  const before = store.get().pairing
  open(portico, { view: 'ConnectingWalletConnect', namespace })
  if (!options.manualWCControl) prepareCode(portico)
  signal?.addEventListener('abort', () => close(portico), { signal: over })
  return new Promise((resolve, reject) => {
    const look = () => {
      const { modal, pairing } = store.get()
      const account = selectRemote(portico, namespace)
      const seen = pairing.status === 'error' && pairing !== before ? pairing.error : undefined
      if (account?.status === 'connected') resolve(account)
      // What nobody shows, nobody renews, and nobody tries again.
      else if (!modal.open || (seen !== undefined && !isCodeKept(portico))) reject(toError(seen))
    }
    over.addEventListener('abort', store.subscribe(look))
  })
}

function selectRemote({ store }: Portico, namespace: ChainNamespace) {
  const account = store.get().accounts[namespace]
  if (!account || account.status === 'disconnected') return undefined
  return account.connectorId === connectorIds.walletConnect ? account : undefined
}

/** The remote wallet that is there, also one that is just being restored. */
async function findRemote(
  portico: Portico,
  namespace: ChainNamespace,
): Promise<ConnectedAccount | undefined> {
  if (selectRemote(portico, namespace)?.status === 'connecting') {
    // Whoever restores what is stored says why it failed.
    await restoreSession(portico, namespace).catch(() => undefined)
  }
  const account = selectRemote(portico, namespace)
  return account?.status === 'connected' ? account : undefined
}

/** What the visitor saw last. */
function toError(seen: unknown): PorticoError {
  if (seen === undefined) return new PorticoError(modalClosed)
  const entry = isPorticoError(seen, userRejected) ? connectionRejected : connectFailed
  return new PorticoError(entry, { cause: seen })
}
