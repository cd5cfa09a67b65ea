import type { PorticoState } from '@portico/core'
import { type ResolvedOptions, selectRoute } from '@portico/core/internal'
import type { HeaderLeft } from '../views/ViewDefinition.js'

export function selectHeaderLeft(
  router: PorticoState['router'],
  { dialog }: { readonly dialog: Pick<ResolvedOptions['dialog'], 'display'> },
  wanted: HeaderLeft,
): HeaderLeft {
  const rooted = dialog.display === 'inPage' && selectRoute(router).name === 'Connect'
  if (router.stack.length > 1 && wanted !== 'none' && !rooted) return 'back'
  return wanted === 'help' ? 'help' : 'none'
}
