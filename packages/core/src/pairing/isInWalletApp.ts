import { getPlatform } from '../environment/getPlatform.js'
import type { Portico } from '../types/Portico.js'

/** Whether the visitor was sent to a wallet's app on this phone, which may throw the page away meanwhile. */
export function isInWalletApp({ environment, storage }: Portico): boolean {
  return getPlatform(environment).mobile && storage.get('deepLinkChoice') !== undefined
}
