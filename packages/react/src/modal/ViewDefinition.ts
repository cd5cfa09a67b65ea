import type { PorticoState, ResolvedOptions, RouteName, RouteOf } from '@portico/core'
import type { ComponentType } from 'react'
import type { ViewProps } from '../hooks/ViewProps.js'
import type { FirstMessages } from '../locales/Messages.js'

/** What a title may depend on. */
export interface TitleContext {
  readonly messages: FirstMessages
  readonly state: PorticoState
  readonly options: ResolvedOptions
}

/**
 * What stands on the left of the header. `back` shows an arrow when there is somewhere to go; `help` and
 * `network` take its place where the view is the first one.
 */
export type HeaderLeft = 'back' | 'help' | 'network' | 'none'

export interface ViewDefinition<Name extends RouteName> {
  readonly title: (route: RouteOf<Name>, context: TitleContext) => string
  readonly left: HeaderLeft
  readonly component: ComponentType<ViewProps<Name>>
}
