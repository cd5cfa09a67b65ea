import { lazyView } from '../lazyView.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { socialStrings } from './strings.js'

export const ConnectSocials: ViewDefinition<'ConnectSocials', typeof socialStrings> = {
  title: 'All accounts',
  view: lazyView(() => import('./ConnectSocialsView.js'), 'ConnectSocialsView'),
  skeleton: [48, 48, 48, 48, 48, 48, 48],
}
