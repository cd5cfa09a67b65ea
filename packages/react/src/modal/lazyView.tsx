import type { RouteName } from '@portico/core'
import type { ComponentType } from 'react'
import { withStyles } from '../ui/withStyles.js'
import type { ViewProps } from '../views/ViewProps.js'

export interface LoadableView<Name extends RouteName> {
  readonly Component: ComponentType<ViewProps<Name>> | undefined
  readonly load: () => Promise<void>
}

/** A chunk of one or more views, with the styles that only they need. */
export interface ViewGroup {
  readonly styles: readonly string[]
}

/**
 * A view that loads when first shown. React's `lazy` does not fit: whether the view is loaded must be known without
 * rendering it, and a failed load must be retryable.
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

export function readyView<Name extends RouteName>(
  Component: ComponentType<ViewProps<Name>>,
): LoadableView<Name> {
  return { Component, load: async () => {} }
}
