import { expect, it } from 'vitest'
import { withRetry } from './withRetry.js'

/** Fails with each of the codes, one after the other, and then works. */
function createTask(...codes: string[]) {
  return async () => {
    const code = codes.shift()
    if (code) throw Object.assign(new Error(code), { code })
    return 'done'
  }
}

it('tries again after a deadlock, but not for ever', async () => {
  expect(await withRetry(createTask('40P01', '40001'))).toBe('done')
  await expect(withRetry(createTask('40P01', '40P01', '40P01'))).rejects.toThrow('40P01')
})

it('does not repeat what may have been done', async () => {
  await expect(withRetry(createTask('CONNECTION_CLOSED'))).rejects.toThrow('CONNECTION_CLOSED')
})
