import { getPlatform } from '../environment/getPlatform.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { getDeepLinkChoice } from './deepLinkChoice.js'
import { goBack, push } from './navigate.js'
import { open } from './open.js'

const waiting: MemoryKey<Set<number>> = { create: () => new Set() }

/** On a phone a request waits in another app: the visitor is offered the way there. */
export function offerWallet(
  portico: Portico,
  request: { readonly id: number; readonly topic: string },
): void {
  if (!getPlatform(portico.environment).mobile || !getDeepLinkChoice(portico)) return
  recall(portico, waiting).add(request.id)
  const view = { name: 'OpenWallet', request } as const
  if (portico.store.get().modal.open) push(portico, view)
  else open(portico, { view })
}

/** The last request was answered: back to what was there before. */
export function withdrawWallet(portico: Portico, requestId: number): void {
  const requests = recall(portico, waiting)
  if (!requests.delete(requestId) || requests.size > 0) return
  if (selectRoute(portico.store.get().router).name === 'OpenWallet') goBack(portico)
}
