import { lazyView } from '../lazyView.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ApproveTransaction: ViewDefinition<'ApproveTransaction'> = {
  title: 'Confirm',
  left: 'none',
  view: lazyView(() => import('./ApproveTransactionView.js'), 'ApproveTransactionView'),
  skeleton: [24, 20, 56, 208, 104, 48],
  hasBanner: false,
  level: 'page',
}
