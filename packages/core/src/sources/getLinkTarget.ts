import type { Environment } from '../services/Environment.js'
import { getPlatform } from '../services/getPlatform.js'

export type LinkTarget = '_self' | '_top' | '_blank'

/** Target of a wallet link. A frame cannot navigate to an app, and Telegram allows only new windows. */
export function getLinkTarget(environment: Pick<Environment, 'userAgent' | 'page'>): LinkTarget {
  if (getPlatform(environment).telegram) return '_blank'
  const { page } = environment
  return page && page.top !== page.self ? '_top' : '_self'
}
