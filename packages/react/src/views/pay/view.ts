import { lazyView } from '../lazyView.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { payStrings } from './strings.js'

export const Pay: ViewDefinition<'Pay', typeof payStrings> = {
  title: 'Pay',
  view: lazyView(() => import('./PayView.js'), 'PayView'),
  skeleton: [112, 140, 72],
}
