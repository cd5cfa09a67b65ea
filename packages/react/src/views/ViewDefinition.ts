import type { Portico, PorticoState, RouteName } from '@portico/core'
import type { ResolvedOptions, RouteOf } from '@portico/core/internal'
import type { ComponentType } from 'react'
import type { FirstMessages } from '../locales/en.js'
import type { Strings } from '../locales/Strings.js'
import type { DialogLevel } from '../ui/Dialog/useDialogElement.js'
import type { Loadable, SkeletonPart } from '../ui/index.js'

export interface ViewProps<Name extends RouteName> {
  readonly route: RouteOf<Name>
}

export interface TitleContext {
  readonly messages: FirstMessages
  readonly state: PorticoState
  readonly options: ResolvedOptions
}

/** `back` shows an arrow if there is a previous view; `help` takes its place on the first view. */
export type HeaderLeft = 'back' | 'help' | 'none'

/** What the modal knows of a view before its code is loaded. */
export interface ViewDefinition<Name extends RouteName, Own extends Strings = never> {
  /** The English title, whose translation is `titles.<name>`, or a function for titles that depend on the route. */
  readonly title: string | ((route: RouteOf<Name>, context: TitleContext) => string)
  /** Replaces the title while the view shows an outcome. */
  readonly titleOf?: (context: TitleContext) => string | undefined
  /** @default back */
  readonly left?: HeaderLeft
  readonly view: Loadable<ComponentType<ViewProps<Name>>>
  readonly prepare?: (portico: Portico) => Promise<unknown>
  /** The placeholder while the code loads, with the height of the view. */
  readonly skeleton: readonly SkeletonPart[]
  /** Changed route data (a tab, a notice) stays in the same view. */
  readonly staysForOtherData?: boolean
  /** Off for views that handle the unsupported network themselves. */
  readonly hasBanner?: boolean
  /** `page` where an element outside of the modal must stay usable, instead of inert. */
  readonly level?: DialogLevel | ((route: RouteOf<Name>) => DialogLevel)
  /** Never set: its type adds the view's texts to `Messages`. The texts load with the view. */
  readonly strings?: Own
}
