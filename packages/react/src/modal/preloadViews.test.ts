import { connect, startPortico } from '@portico/core'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEmailSource } from '../../../core/test/createEmailSource.js'
import { settle } from '../../../core/test/createFakeEnvironment.js'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { optionalParts } from '../views/optionalParts.js'
import { viewRegistry } from './getView.js'
import { keepViewsReady, preloadViews } from './preloadViews.js'

let loadAccount = vi.fn()
let loadBanner = vi.fn()

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  loadAccount = vi.spyOn(viewRegistry.Account.view, 'load').mockResolvedValue(() => null)
  loadBanner = vi.spyOn(optionalParts.networkBanner, 'load').mockResolvedValue(() => null)
})

afterEach(() => void vi.restoreAllMocks())

async function createConnected() {
  const kit = createTestPortico()
  startPortico(kit.portico)
  await settle()
  await connect(kit.portico, { connectorId: 'io.fake' })
  return kit
}

it('has the account ready for those who are connected, and for nobody else [V-10]', async () => {
  await preloadViews(createTestPortico().portico)
  expect(loadAccount).not.toHaveBeenCalled()
  await preloadViews((await createConnected()).portico)
  expect(loadAccount).toHaveBeenCalled()
})

it('has the account ready for those who come back, before their wallet has answered [V-10]', async () => {
  const { fake } = await createConnected()
  await preloadViews(createTestPortico({ fake }).portico)
  expect(loadAccount).toHaveBeenCalled()
})

it('has the field for e-mail ready where the site offers it, and nowhere else [V-10]', async () => {
  const loadEmail = vi.spyOn(optionalParts.email, 'load').mockResolvedValue(() => createElement('div'))
  await preloadViews(createTestPortico().portico)
  expect(loadEmail).not.toHaveBeenCalled()
  const step = { type: 'address', way: 'email' } as const
  const login = { ways: ['email'], begin: () => step, answer: async () => step, getWait: () => 0 } as const
  const sources = [createEmailSource({ login })]
  await preloadViews(createTestPortico({ sources, features: { email: false } }).portico)
  expect(loadEmail).not.toHaveBeenCalled()
  await preloadViews(createTestPortico({ sources }).portico)
  expect(loadEmail).toHaveBeenCalled()
})

it('leaves the account to the click of those who save data [V-10]', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await preloadViews((await createConnected()).portico)
  expect(loadAccount).not.toHaveBeenCalled()
})

it('has the account ready once somebody connects, and the banner once their wallet leaves the site’s networks [V-10] [T-10]', async () => {
  const kit = createTestPortico()
  const stop = keepViewsReady(kit.portico)
  startPortico(kit.portico)
  await settle()
  expect(loadAccount).not.toHaveBeenCalled()
  await connect(kit.portico, { connectorId: 'io.fake' })
  expect(loadAccount).toHaveBeenCalled()
  expect(loadBanner).not.toHaveBeenCalled()
  kit.adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 99 })
  expect(loadBanner).toHaveBeenCalled()
  stop()
})

it('has no banner ready where such networks are allowed [T-10]', async () => {
  const kit = createTestPortico({ allowUnsupportedNetwork: true })
  startPortico(kit.portico)
  await settle()
  await connect(kit.portico, { connectorId: 'io.fake' })
  kit.adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 99 })
  await preloadViews(kit.portico)
  expect(loadBanner).not.toHaveBeenCalled()
})

it('has the adapter ready of a wallet in the page, unless the visitor saves data [V-10]', () => {
  const start = () => {
    const { portico, adapter } = createTestPortico()
    const prepare = vi.fn(async () => undefined)
    adapter.answer('prepare', prepare)
    startPortico(portico)
    keepViewsReady(portico)()
    return prepare
  }
  expect(start()).toHaveBeenCalledOnce()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(start()).not.toHaveBeenCalled()
})
