import { getPlatform } from '../environment/getPlatform.js'
import type { RouteOf } from '../router/routes.js'
import type { Portico } from '../types/Portico.js'
import type { SourceRequest } from '../types/Source.js'
import { getDeepLinkChoice } from './deepLinkChoice.js'

/** On a phone a request waits in another app: the visitor is offered the way there. */
export function getRequestView(
  portico: Portico,
  { id, sessionId }: SourceRequest,
): RouteOf<'OpenWallet'> | undefined {
  if (!getPlatform(portico.environment).mobile || !getDeepLinkChoice(portico)) return undefined
  return { name: 'OpenWallet', request: { id, topic: sessionId } }
}
