import type { Environment } from '../services/Environment.js'

/**
 * Opens a wallet for a tap that came before there was a code. Browsers allow it for a few seconds after the tap;
 * where they do not any more, nothing is opened and the answer is no.
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
