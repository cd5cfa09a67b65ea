import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { payStrings } from './strings.js'

export const Pay: ViewDefinition<'Pay', typeof payStrings> = {
  title: 'Pay',
  view: lazy(async () => (await import('./PayView.js')).PayView),
  skeleton: [168, 100, 76, 44, 48],
}
