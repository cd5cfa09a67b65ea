import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { emailStrings } from './strings.js'

export const EmailLogin: ViewDefinition<'EmailLogin', typeof emailStrings> = {
  title: 'Continue with email',
  view: lazy(async () => (await import('./EmailLoginView.js')).EmailLoginView),
  skeleton: [48],
}
