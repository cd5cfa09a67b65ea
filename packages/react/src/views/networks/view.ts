import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { networksStrings } from './strings.js'

export const Networks: ViewDefinition<'Networks', typeof networksStrings> = {
  title: titled('networks'),
  view: lazy(async () => (await import('./NetworksView.js')).NetworksView),
  skeleton: [56, 56, 56, 56, 44],
}
