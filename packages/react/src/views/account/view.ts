import { lazy } from '@portico/core/adapter'
import type { activityStrings } from '../activity/strings.js'
import type { watchingStrings } from '../parts/account/strings.js'
import type { holdingsStrings } from '../parts/assets/strings.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { accountStrings } from './strings.js'

export const Account: ViewDefinition<
  'Account',
  typeof accountStrings | typeof activityStrings | typeof holdingsStrings | typeof watchingStrings
> = {
  title: 'Account',
  view: lazy(async () => (await import('./AccountView.js')).AccountView),
  skeleton: [92, 64, 52, 236],
  staysForOtherData: true,
}
