import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { payStrings } from './strings.js'

export const Pay: ViewDefinition<'Pay', typeof payStrings> = {
  title: 'Pay',
  view: lazy(async () => (await import('./PayView.js')).PayView),
  skeleton: [112, 140, 72],
}
