import type { Environment } from '../services/Environment.js'

/** Browsers open a wallet for a few seconds after a tap (transient activation), then not at all. */
export function openAfterTap(
  { page, openWindow }: Pick<Environment, 'page' | 'openWindow'>,
  { href, target }: { readonly href: string; readonly target: string },
): boolean {
  const { userActivation } = (page?.navigator ?? {}) as Partial<Navigator> // a window's, if there is one
  if (!userActivation?.isActive) return false
  openWindow(href, target)
  return true
}
