import type { RouterState } from '../store/slices/router.js'
import { includes } from './stack.js'

/**
 * A visitor on a network the site cannot use must choose one or disconnect: closing would leave a page that
 * looks connected and is not usable.
 */
export function isCloseBlocked(router: RouterState): boolean {
  const current = router.stack[router.stack.length - 1]
  if (current?.name === 'UnsupportedChain') return true
  return current?.name === 'SwitchNetwork' && includes(router, 'UnsupportedChain')
}
