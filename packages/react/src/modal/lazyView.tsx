import type { RouteName } from '@portico/core'
import type { ComponentType } from 'react'
import { withStyles } from '../ui/withStyles.js'
import type { ViewProps } from '../views/ViewProps.js'

/** A view and how it comes; without a component it is not there yet. */
export interface LoadableView<Name extends RouteName> {
  readonly Component: ComponentType<ViewProps<Name>> | undefined
  /** May be called again, also after a failure. */
  readonly load: () => Promise<void>
}

/** Views that are loaded together, or one by itself, with the styles that nothing before them needs. */
export interface ViewGroup {
  readonly styles: readonly string[]
}

/**
 * A view that is loaded the first time it is shown. Not by React's `lazy`: whether it is there must be known without
 * drawing it, and a load that failed must be possible again.
 */
export function lazyView<Group extends ViewGroup, Name extends RouteName>(
  load: () => Promise<Group>,
  pick: (views: Group) => ComponentType<ViewProps<Name>>,
): LoadableView<Name> {
  let Component: ComponentType<ViewProps<Name>> | undefined
  return {
    get Component() {
      return Component
    },
    async load() {
      const views = await load()
      Component ??= withStyles(pick(views), views.styles)
    },
  }
}

/** A view that comes with the modal. */
export function readyView<Name extends RouteName>(
  Component: ComponentType<ViewProps<Name>>,
): LoadableView<Name> {
  return { Component, load: async () => {} }
}
