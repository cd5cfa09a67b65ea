import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { signInStrings } from './strings.js'

export const SIWXSignMessage: ViewDefinition<'SIWXSignMessage', typeof signInStrings> = {
  title: titled('signIn'),
  left: 'none',
  view: lazy(async () => (await import('./SiwxSignMessageView.js')).SiwxSignMessageView),
  skeleton: [64, 24, 44, 168],
  hasBanner: false,
}
