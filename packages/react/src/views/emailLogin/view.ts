import { lazyView } from '../lazyView.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { emailStrings } from './strings.js'

export const EmailLogin: ViewDefinition<'EmailLogin', typeof emailStrings> = {
  title: 'Continue with email',
  view: lazyView(() => import('./EmailLoginView.js'), 'EmailLoginView'),
  skeleton: [48],
}
