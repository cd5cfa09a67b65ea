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

/** Shows the code and waits for a wallet to answer it, for as long as the visitor keeps the modal open. */
export function connectRemote(
  portico: Portico,
  { namespace, signal }: { readonly namespace: ChainNamespace; readonly signal?: AbortSignal | undefined },
): Promise<ConnectedAccount> {
  const { store } = portico
  const find = () => {
    const account = store.get().accounts[namespace]
    return account?.status === 'connected' && account.connectorId === connectorIds.walletConnect
      ? account
      : undefined
  }
  const known = find()
  if (known) return Promise.resolve(known)
  const before = store.get().pairing
  return new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe()
      signal?.removeEventListener('abort', onAbort)
    }
    const onAbort = () => {
      stop()
      reject(new PorticoError(requestAborted))
      close(portico)
    }
    const look = () => {
      const { modal, pairing } = store.get()
      const account = find()
      if (!account && modal.open) return
      stop()
      if (account) resolve(account)
      else reject(toError(pairing.status === 'error' && pairing !== before ? pairing.error : undefined))
    }
    open(portico, { view: 'ConnectingWalletConnect', namespace })
    const unsubscribe = store.subscribe(look)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    else look()
  })
}

/** What the visitor saw last before the modal was closed. */
function toError(seen: unknown): PorticoError {
  if (seen === undefined) return new PorticoError(modalClosed)
  const entry = isPorticoError(seen, userRejected) ? connectionRejected : connectFailed
  return new PorticoError(entry, { cause: seen })
}
