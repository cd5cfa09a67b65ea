import type { RouteName, RouteOf } from '@portico/core'

/** What every view gets: its own route, with the data that route cannot do without. */
export interface ViewProps<Name extends RouteName> {
  readonly route: RouteOf<Name>
}
