import { expect, it, vi } from 'vitest'
import { createMemoryStore } from './SignInStore.js'

it('stays small though some keys last for days and most for minutes', async () => {
  let time = 0
  const added = vi.spyOn(Map.prototype, 'set')
  const store = createMemoryStore(() => time)
  for (let count = 0; count < 10; count++) await store.take(`ended:${count}`, 1e9)
  const written = added.mock.contexts as Map<string, number>[] // those of this store are
  const kept = written.find(map => map.has('ended:0'))
  added.mockRestore()
  for (let count = 0; count < 10_000; count++) {
    time += 1000
    expect(await store.take(`nonce:${count}`, time + 600_000)).toBe(true)
  }
  expect(kept?.size).toBeLessThan(2500)
  expect(await store.has('ended:0')).toBe(true)
  expect(await store.take('nonce:9999', time + 1)).toBe(false)
  expect(await store.has('nonce:1')).toBe(false)
})
