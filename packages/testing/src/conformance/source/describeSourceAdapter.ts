import type { ChainNamespace } from '@portico/core'
import { describe } from 'vitest'
import { describeRun } from '../describeRun.js'
import { createSourceRun, type SourceConformance } from './createSourceRun.js'

/** The suite of all adapters with the wallet of a source. Run it inside a `describe` that starts the chains. */
export function describeSourceAdapter<Namespace extends ChainNamespace>(
  conformance: SourceConformance<Namespace>,
): void {
  describe('as every adapter, with the wallet of a source', () => {
    describeRun(conformance, createSourceRun(conformance))
  })
}
