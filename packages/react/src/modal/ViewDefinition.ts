import type { Portico, PorticoState, ResolvedOptions, RouteName, RouteOf } from '@portico/core'
import type { FirstMessages } from '../locales/Messages.js'
import type { DialogLevel } from '../ui/Dialog/showDialog.js'
import type { SkeletonPart } from '../ui/Skeleton/ViewSkeleton.js'
import type { LoadableView } from './lazyView.js'

/** What a title may depend on. */
export interface TitleContext {
  readonly messages: FirstMessages
  readonly state: PorticoState
  readonly options: ResolvedOptions
}

/**
 * What stands on the left of the header. `back` shows an arrow when there is somewhere to go; `help` takes its place
 * where the view is the first one.
 */
export type HeaderLeft = 'back' | 'help' | 'none'

export interface ViewDefinition<Name extends RouteName> {
  readonly title: (route: RouteOf<Name>, context: TitleContext) => string
  readonly left: HeaderLeft
  readonly view: LoadableView<Name>
  /** Asks for what it shows, when somebody turns to it. */
  readonly prepare?: (portico: Portico) => Promise<unknown>
  /** What stands in for it while its code is on the way, as high as what will replace it. */
  readonly skeleton: readonly SkeletonPart[]
  /** The data of its route says where in the view, not which view: a tab, a notice. Else other data is another view. */
  readonly staysForOtherData?: boolean
  /** Off where the view itself is about the network that the site does not support. */
  readonly hasBanner?: boolean
  /** `page` where something beside the modal has to be used: in the top layer all else is inert. */
  readonly level?: DialogLevel | ((route: RouteOf<Name>) => DialogLevel)
}

/** An entry for every view there is: one that was forgotten does not compile. */
export type ViewRegistry = { readonly [Name in RouteName]: ViewDefinition<Name> }
