import type { Environment } from '../services/Environment.js'

/**
 * Opens a wallet after a tap that preceded the pairing URI. Browsers allow it for a few seconds after the tap
 * (transient activation); later nothing is opened and the result is false.
 */
export function openAfterTap(
  { page, openWindow }: Pick<Environment, 'page' | 'openWindow'>,
  { href, target }: { readonly href: string; readonly target: string },
): boolean {
  const { userActivation } = (page?.navigator ?? {}) as Partial<Navigator> // a window's, if there is one
  if (!userActivation?.isActive) return false
  openWindow(href, target)
  return true
}
