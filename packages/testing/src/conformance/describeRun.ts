import type { ChainNamespace } from '@portico/core'
import { expect, it } from 'vitest'
import type { AdapterConformance } from './AdapterConformance.js'
import type { ConformanceRun } from './createConformanceRun.js'
import { describeConnecting } from './describeConnecting.js'
import { describeNews } from './describeNews.js'
import { describeRequests } from './describeRequests.js'

/** The suite itself, for local and remote wallets. */
export function describeRun<Namespace extends ChainNamespace>(
  conformance: Omit<AdapterConformance<Namespace>, 'createWorld'>,
  getRun: () => ConformanceRun<Namespace>,
): void {
  const { namespace, type } = conformance

  it(`is of type ${type} in the namespace ${namespace} [C-06] [C-12]`, () => {
    expect(getRun().adapter).toMatchObject({ type, namespace })
    expect(conformance.createFactory()).toMatchObject({ type, family: { namespace } })
  })

  it('offers every method of its family', () => {
    const methods = Object.keys(conformance.createFactory().family.methods).sort()
    expect(Object.keys(getRun().adapter.methods).sort()).toEqual(methods)
  })

  it('has the abilities that its family names', () => {
    const { abilities } = conformance.createFactory().family
    const { transfers, swaps } = getRun().adapter
    expect([transfers !== undefined, swaps !== undefined]).toEqual([
      abilities.includes('send'),
      abilities.includes('swaps'),
    ])
  })

  it('lists a wallet once, with its name and picture [C-01] [C-13]', () => {
    const { wallet, test, getConnector } = getRun()
    expect(test.connectors()).toHaveLength(1)
    expect(getConnector()).toMatchObject({ chain: namespace, name: wallet.name })
    if (wallet.imageUrl) expect(getConnector().imageUrl).toBe(wallet.imageUrl)
  })

  describeConnecting(conformance, getRun)
  describeNews(conformance, getRun)
  describeRequests(conformance, getRun)
}
