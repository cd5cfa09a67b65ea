import type { ChainNamespace } from '@portico/core'
import { describe } from 'vitest'
import type { AdapterConformance } from './AdapterConformance.js'
import { createConformanceRun } from './createConformanceRun.js'
import { describeDiscovery } from './describeDiscovery.js'
import { describeRun } from './describeRun.js'

/**
 * What every adapter of every family must do, proved with a mock wallet in the page. Run it inside a `describe` that
 * starts the chains; what only one family knows is tried beside it.
 */
export function describeAdapter<Namespace extends ChainNamespace>(
  conformance: AdapterConformance<Namespace>,
): void {
  describe('as every adapter', () => {
    describeDiscovery(conformance)
    describeRun(conformance, createConformanceRun(conformance))
  })
}
