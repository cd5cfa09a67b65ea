import type { NetworkInput } from '../src/families/networks/Network.js'
import { createPortico } from '../src/runtime/createPortico.js'
import type { PorticoOptions } from '../src/runtime/Options.js'
import type { SourceFactory } from '../src/sources/Source.js'
import { createFakeAdapter, type FakeAdapter } from './createFakeAdapter.js'
import { createFakeEnvironment, type FakeEnvironment } from './createFakeEnvironment.js'
import { testFamilies } from './testFamilies.js'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

export const one: NetworkInput = {
  id: 1,
  name: 'One',
  nativeCurrency: currency,
  rpcUrls: { default: { http: ['https://one.example'] } },
}
export const ten: NetworkInput = {
  id: 10,
  name: 'Ten',
  nativeCurrency: currency,
  rpcUrls: { default: { http: ['https://ten.example'] } },
}

/** A kit in a world of its own; pass the environment of an earlier one to come back as the same visitor. */
export function createTestPortico(
  options: Partial<PorticoOptions> & {
    readonly adapter?: FakeAdapter
    readonly fake?: FakeEnvironment
    /** Beside the other sources. */
    readonly pairing?: SourceFactory
  } = {},
) {
  const { adapter = createFakeAdapter(), fake = createFakeEnvironment(), pairing, ...rest } = options
  const portico = createPortico({
    projectId: 'test',
    networks: [one, ten],
    families: Object.values(testFamilies),
    adapters: [adapter.factory],
    environment: fake,
    ...rest,
    sources: [...(pairing ? [pairing] : []), ...(rest.sources ?? [])],
  })
  return { portico, adapter, fake }
}
