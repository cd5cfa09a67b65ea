import { getPlatform } from '../environment/getPlatform.js'
import type { RouteOf } from '../router/routes.js'
import type { Portico } from '../types/Portico.js'
import type { SourceRequest } from '../types/Source.js'
import { getDeepLinkChoice } from './deepLinkChoice.js'

/** On a phone a request waits in the app that took up the offer: the visitor is offered the way there. */
export function getAppView(
  portico: Portico,
  { id, sessionId }: SourceRequest,
): RouteOf<'OpenWallet'> | undefined {
  if (!getPlatform(portico.environment).mobile || !getDeepLinkChoice(portico)) return undefined
  return { name: 'OpenWallet', request: { id, topic: sessionId } }
}
