import type { Environment } from '../services/Environment.js'
import { getPlatform } from '../services/getPlatform.js'

export type LinkTarget = '_self' | '_top' | '_blank'

/** Where a link to a wallet opens. A frame may not leave for another app, and Telegram takes only new windows. */
export function getLinkTarget(environment: Pick<Environment, 'userAgent' | 'page'>): LinkTarget {
  if (getPlatform(environment).telegram) return '_blank'
  const { page } = environment
  return page && page.top !== page.self ? '_top' : '_self'
}
