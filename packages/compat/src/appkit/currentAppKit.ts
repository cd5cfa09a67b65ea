import type { SdkFramework } from '@portico/protocol'
import type { AppKit } from './AppKit.js'
import type { AppKitOptions } from './AppKitOptions.js'
import { createAppKit as createInstance } from './createAppKit.js'

/** AppKit's hooks and composables work without a provider, so the page's instance is kept here. */
let current: AppKit | undefined

/** Creates the page's instance for hooks and composables. A second call returns the first instance. */
export function createAppKit(options: AppKitOptions, framework: SdkFramework = 'react'): AppKit {
  current ??= createInstance(options, framework)
  return current
}

export function getAppKit(hook: string): AppKit {
  if (!current) throw new Error(`Call createAppKit before ${hook}.`)
  return current
}
