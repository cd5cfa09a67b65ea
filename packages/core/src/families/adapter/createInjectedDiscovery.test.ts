import { expect, it } from 'vitest'
import { createFakeEnvironment } from '../../../test/createFakeEnvironment.js'
import { readProperty } from '../../utils/readProperty.js'
import type { AdapterContext, AdapterEvent } from './Adapter.js'
import { createInjectedDiscovery } from './createInjectedDiscovery.js'

it('keeps the wallet as it was found, whatever a script puts in its place [WM14]', () => {
  const told: AdapterEvent[] = []
  const page = Object.assign(new EventTarget(), { wallet: { own: true } as object })
  // What discovery looks at; an EventTarget is what a page is to it.
  const context = {
    environment: { ...createFakeEnvironment(), page },
    options: { wallets: { injected: true } },
    emit: (event: AdapterEvent) => void told.push(event),
  } as unknown as AdapterContext
  const stop = createInjectedDiscovery(context, place => [
    { id: 'own', name: 'Own', type: 'INJECTED', chain: 'cosmos', provider: readProperty(place, 'wallet') },
  ])()
  page.wallet = { evil: true }
  page.dispatchEvent(new Event('load'))
  expect(told.at(-1)).toMatchObject({ connectors: [{ id: 'own', provider: { own: true } }] })
  stop()
})
