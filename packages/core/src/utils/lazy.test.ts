import { partLoadFailed } from '@portico/protocol'
import { expect, it, vi } from 'vitest'
import { lazy } from './lazy.js'

it('loads once, and has the value at once afterwards', async () => {
  const load = vi.fn(async () => 'value')
  const part = lazy(load)
  expect(part.get()).toBeUndefined()
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['value', 'value'])
  expect(part.get()).toBe('value')
  expect(load).toHaveBeenCalledTimes(1)
})

it('reports a failed load and loads again', async () => {
  const load = vi.fn(async () => 'value').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const part = lazy(load)
  await expect(part.load()).rejects.toMatchObject({ code: partLoadFailed.code })
  await expect(part.load()).resolves.toBe('value')
})
