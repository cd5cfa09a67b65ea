import { parseSafeLink } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import { getOwnSchemes } from './getOwnSchemes.js'

export interface DeepLinkChoice {
  readonly href: string
  readonly name: string
}

/** The stored choice, if its link is safe to open: any script on the page can write to the storage. */
export function getDeepLinkChoice({ storage, options }: Portico): DeepLinkChoice | undefined {
  const stored = storage.get('deepLinkChoice')
  const href = parseSafeLink(stored?.untrustedHref, { schemes: getOwnSchemes(options) })
  return stored && href ? { href, name: stored.name } : undefined
}

export function setDeepLinkChoice({ storage }: Portico, choice: DeepLinkChoice | undefined): void {
  if (choice) storage.set('deepLinkChoice', { untrustedHref: choice.href, name: choice.name })
  else storage.remove('deepLinkChoice')
}
