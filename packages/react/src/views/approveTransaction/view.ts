import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ApproveTransaction: ViewDefinition<'ApproveTransaction'> = {
  title: 'Confirm',
  left: 'none',
  view: lazy(async () => (await import('./ApproveTransactionView.js')).ApproveTransactionView),
  skeleton: [24, 20, 56, 208, 104, 48],
  hasBanner: false,
  level: 'page',
}
