import type { RouteName } from '@portico/core'
import type { ComponentType } from 'react'
import type { ViewProps } from './ViewProps.js'

export interface LoadableView<Name extends RouteName> {
  readonly Component: ComponentType<ViewProps<Name>> | undefined
  readonly load: () => Promise<void>
}

/**
 * A view that loads when first shown. React's `lazy` does not fit: whether the view is loaded must be known without
 * rendering it, and a failed load must be retryable.
 */
export function lazyView<Key extends string, Name extends RouteName>(
  load: () => Promise<{ readonly [Export in Key]: ComponentType<ViewProps<Name>> }>,
  name: Key,
): LoadableView<Name> {
  let Component: ComponentType<ViewProps<Name>> | undefined
  return {
    get Component() {
      return Component
    },
    async load() {
      Component = (await load())[name]
    },
  }
}

export function readyView<Name extends RouteName>(
  Component: ComponentType<ViewProps<Name>>,
): LoadableView<Name> {
  return { Component, load: async () => {} }
}
