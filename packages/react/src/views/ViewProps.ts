import type { RouteName } from '@portico/core'
import type { RouteOf } from '@portico/core/internal'

/** What every view gets: its own route, with the data that route cannot do without. */
export interface ViewProps<Name extends RouteName> {
  readonly route: RouteOf<Name>
}
