import type { ChainNamespace } from '@portico/core'
import { describe } from 'vitest'
import type { AdapterConformance } from './AdapterConformance.js'
import { createConformanceRun } from './createConformanceRun.js'
import { describeDiscovery } from './describeDiscovery.js'
import { describeRun } from './describeRun.js'

/**
 * What every adapter of every family must do, tested with an injected mock wallet. Run it inside a `describe` that
 * starts the chains; family-specific behaviour is tested beside it.
 */
export function describeAdapter<Namespace extends ChainNamespace>(
  conformance: AdapterConformance<Namespace>,
): void {
  describe('as every adapter', () => {
    describeDiscovery(conformance)
    describeRun(conformance, createConformanceRun(conformance))
  })
}
