import type { ChainNamespace } from '@portico/core'
import { expect, it } from 'vitest'
import type { AdapterConformance } from './AdapterConformance.js'
import { createAdapterContext } from './createAdapterContext.js'
import { layTraps, trapKinds } from './layTraps.js'

/** Discovering wallets on a page with hostile scripts. */
export function describeDiscovery<Namespace extends ChainNamespace>({
  createWorld,
  createFactory,
  getNetworks,
}: AdapterConformance<Namespace>): void {
  it.each(trapKinds)('finds its wallet, and nothing else, among objects %s [WA06]', async kind => {
    const { page, wallet } = await createWorld()
    const { announce } = layTraps(page, kind)
    const test = createAdapterContext({ page, networks: getNetworks() })
    const stop = createFactory().create(test.context).start()
    announce()
    page.dispatchEvent(new Event('load'))
    expect(test.connectors().map(({ id }) => id)).toEqual([wallet.connectorId])
    stop()
  })

  it('keeps the object that it found, whatever a script puts in its place [WM14]', async () => {
    const { page, wallet } = await createWorld()
    const test = createAdapterContext({ page, networks: getNetworks() })
    const stop = createFactory().create(test.context).start()
    const find = () => test.connectors().find(({ id }) => id === wallet.connectorId)
    const before = find()
    expect(before).toBeDefined()
    for (const name of Object.keys(page)) {
      if (typeof page[name] === 'object') Object.assign(page, { [name]: { evil: true } })
    }
    page.dispatchEvent(new Event('load'))
    expect(find()?.provider).toBe(before?.provider)
    stop()
  })
}
