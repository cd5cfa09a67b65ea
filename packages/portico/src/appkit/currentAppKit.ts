import type { SdkFramework } from '@portico/protocol'
import type { AppKit } from './AppKit.js'
import type { AppKitOptions } from './AppKitOptions.js'
import { createAppKit as createInstance } from './createAppKit.js'

/** Hooks and composables of such sites have no provider above them: a page has one kit, and these find it here. */
let current: AppKit | undefined

/** Builds the kit of the page and gives it to hooks and composables. A second call returns the first one. */
export function createAppKit(options: AppKitOptions, framework: SdkFramework = 'react'): AppKit {
  current ??= createInstance(options, framework)
  return current
}

export function getAppKit(hook: string): AppKit {
  if (!current) throw new Error(`Call createAppKit before ${hook}.`)
  return current
}
