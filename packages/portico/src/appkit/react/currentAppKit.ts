'use client'
import { isShallowEqual, type PorticoState } from '@portico/core'
import { useStoreOf } from '@portico/react/use-store'
import type { AppKit } from '../AppKit.js'
import type { AppKitOptions } from '../AppKitOptions.js'
import { createAppKit as createInstance } from '../createAppKit.js'

/** Hooks of such sites have no provider above them: a page has one kit, and these find it here. */
let current: AppKit | undefined

/** Builds the kit of the page and gives it to the hooks. A second call returns the first one. */
export function createAppKit(options: AppKitOptions): AppKit {
  current ??= createInstance(options, 'react')
  return current
}

export function getAppKit(hook: string): AppKit {
  if (!current) throw new Error(`Call createAppKit before ${hook}.`)
  return current
}

/** What a selector gives of the state; the component is rendered again when that changes. */
export function useAppKitStore<Selected extends object>(
  hook: string,
  select: (state: PorticoState) => Selected,
  isEqual: (left: Selected, right: Selected) => boolean = isShallowEqual,
): Selected {
  const { portico } = getAppKit(hook)
  return useStoreOf(portico, portico.store, select, isEqual)
}
