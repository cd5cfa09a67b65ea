import { tellDialog } from '../dialog/tellDialog.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Route, RouteOf } from '../router/routes.js'
import { includes } from '../router/stack.js'
import type { Portico } from '../runtime/Portico.js'
import { getPlatform } from '../services/getPlatform.js'
import { getDeepLinkChoice } from '../sources/deepLinkChoice.js'
import type { SourceRequest, WalletSource } from '../sources/Source.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { selectConnected } from '../store/slices/accounts.js'

const waiting: MemoryKey<Map<number, Route['name'] | undefined>> = { create: () => new Map() }

export async function showRequest(
  portico: Portico,
  source: WalletSource,
  request: SourceRequest,
): Promise<void> {
  const requests = recall(portico, waiting)
  requests.set(request.id, undefined)
  const view = await findView(portico, source, request).catch(error => {
    portico.environment.logger.warn('The view of a request could not be shown.', error)
    return undefined
  })
  if (!view || !requests.has(request.id)) return
  requests.set(request.id, view.name)
  tellDialog(portico, { type: 'requestSent', view })
  whenLeft(portico, view.name, () => {
    // Settled requests have already closed their view.
    if (requests.delete(request.id)) source.cancelRequests?.()
  })
}

async function findView(
  portico: Portico,
  source: WalletSource,
  request: SourceRequest,
): Promise<Route | undefined> {
  if (!source.offer) return source.getRequestView?.(request)
  return getAppView(portico, request)
}

export function hideRequest(portico: Portico, requestId: number): void {
  const requests = recall(portico, waiting)
  const name = requests.get(requestId)
  requests.delete(requestId)
  if (!name || [...requests.values()].includes(name)) return
  tellDialog(portico, { type: 'requestSettled', view: name })
}

/** Opens the connect view for a library that waits for accounts; closing it declines. */
export function offerLogin(portico: Portico, source: WalletSource, namespace: ChainNamespace): void {
  tellDialog(portico, { type: 'loginWanted', namespace })
  const unsubscribe = portico.store.subscribe(() => {
    const { accounts, modal } = portico.store.get()
    const isThere = selectConnected(accounts).some(({ connectorId }) => connectorId === source.id)
    if (modal.open && !isThere) return
    unsubscribe()
    if (!isThere) source.cancelRequests?.()
  })
}

function whenLeft({ store }: Portico, name: Route['name'], act: () => void): void {
  const unsubscribe = store.subscribe(() => {
    const { modal, router } = store.get()
    if (modal.open && includes(router, name)) return
    unsubscribe()
    act()
  })
}

/** On a phone the request waits in the paired app, so the visitor is offered its deep link. */
function getAppView(portico: Portico, { id, sessionId }: SourceRequest): RouteOf<'OpenWallet'> | undefined {
  if (!getPlatform(portico.environment).mobile || !getDeepLinkChoice(portico)) return undefined
  return { name: 'OpenWallet', request: { id, topic: sessionId } }
}
