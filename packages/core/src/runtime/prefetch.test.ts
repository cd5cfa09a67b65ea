import { expect, it } from 'vitest'
import { createFakeEnvironment, json, settle } from '../../test/createFakeEnvironment.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { prepareConnect } from '../connection/prepareConnect.js'
import { prefetch } from './prefetch.js'
import { startPortico } from './startPortico.js'

it('asks for the wallets at once, and begins everything else when the page is idle, one part at a time [T-11]', async () => {
  const turns: (() => void)[] = []
  const page = Object.assign(new EventTarget(), {
    requestAnimationFrame: () => 0,
    requestIdleCallback: (run: () => void) => turns.push(run),
  })
  const fake = Object.assign(createFakeEnvironment(), { page })
  const asked: string[] = []
  fake.answer(({ url }) => {
    asked.push(url.pathname)
    return json({ data: [], count: 0, features: [], allowedOrigins: [] })
  })
  const source = createFakeSource()
  const { portico } = createTestPortico({
    fake,
    services: 'https://portico.example',
    sources: [source.factory],
  })
  const done = prefetch(portico)
  await expect.poll(() => asked).not.toEqual([])
  expect(new Set(asked)).toEqual(new Set(['/getWallets']))
  expect(source.prepared).toBe(0)
  let most = 1
  for (let rounds = 0; rounds < 10; rounds++) {
    most = Math.max(most, turns.length)
    turns.shift()?.()
    await settle()
  }
  await done
  expect(most).toBe(1)
  expect(source.prepared).toBe(1)
})

it('leaves other places of wallets until the visitor turns to them, where the page has a wallet [T-11]', async () => {
  const elsewhere = createFakeSource({ id: 'elsewhere' })
  const first = createFakeSource({ id: 'first', preparesEarly: true })
  const { portico } = createTestPortico({ sources: [elsewhere.factory, first.factory] })
  startPortico(portico)
  await prefetch(portico)
  expect(elsewhere.prepared).toBe(0)
  expect(first.prepared).toBe(1)
  await prepareConnect(portico, { connectorId: 'elsewhere' })
  expect(elsewhere.prepared).toBe(1)
})
