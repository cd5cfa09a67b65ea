import { expect, it } from 'vitest'
import { createFakeEnvironment, json, settle } from '../../test/createFakeEnvironment.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { prefetch } from './prefetch.js'

it('begins with the wallets, and lets the page answer its visitor before each further part [T-11]', async () => {
  const turns: (() => void)[] = []
  const page = Object.assign(new EventTarget(), {
    requestAnimationFrame: () => 0,
    scheduler: { yield: () => new Promise<void>(resolve => turns.push(resolve)) },
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
