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
import { pair } from './pair.js'

/** Shows the code and waits for a wallet to answer it, for as long as the visitor keeps the modal open. */
export async function connectRemote(
  portico: Portico,
  { namespace, signal }: { readonly namespace: ChainNamespace; readonly signal?: AbortSignal | undefined },
): Promise<ConnectedAccount> {
  const known = await findRemote(portico, namespace)
  if (known) return known
  if (signal?.aborted) throw new PorticoError(requestAborted)
  const { store, options } = portico
  const before = store.get().pairing
  open(portico, { view: 'ConnectingWalletConnect', namespace })
  const release = options.manualWCControl ? undefined : pair(portico)
  const over = new AbortController()
  try {
    return await new Promise((resolve, reject) => {
      const look = () => {
        const { modal, pairing } = store.get()
        const account = selectRemote(portico, namespace)
        const seen = pairing.status === 'error' && pairing !== before ? pairing.error : undefined
        if (account?.status === 'connected') resolve(account)
        else if (!modal.open) reject(toError(seen))
      }
      const giveUp = () => {
        reject(new PorticoError(requestAborted))
        close(portico)
      }
      over.signal.addEventListener('abort', store.subscribe(look))
      signal?.addEventListener('abort', giveUp, { signal: over.signal })
    })
  } finally {
    over.abort()
    release?.()
  }
}

function selectRemote({ store }: Portico, namespace: ChainNamespace) {
  const account = store.get().accounts[namespace]
  if (!account || account.status === 'disconnected') return undefined
  return account.connectorId === connectorIds.walletConnect ? account : undefined
}

/** The remote wallet that is there, also one that is just being restored. */
function findRemote(portico: Portico, namespace: ChainNamespace): Promise<ConnectedAccount | undefined> {
  return new Promise(resolve => {
    const look = () => {
      const account = selectRemote(portico, namespace)
      if (account?.status === 'connecting') return
      unsubscribe()
      resolve(account)
    }
    const unsubscribe = portico.store.subscribe(look)
    look()
  })
}

/** What the visitor saw last before the modal was closed. */
function toError(seen: unknown): PorticoError {
  if (seen === undefined) return new PorticoError(modalClosed)
  const entry = isPorticoError(seen, userRejected) ? connectionRejected : connectFailed
  return new PorticoError(entry, { cause: seen })
}
