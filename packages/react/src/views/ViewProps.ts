import type { RouteName } from '@portico/core'
import type { RouteOf } from '@portico/core/internal'

export interface ViewProps<Name extends RouteName> {
  readonly route: RouteOf<Name>
}
