import { expect, it } from 'vitest'
import { createTabLock } from './createTabLock.ts'

/** Grants at once, or denies as browsers do in a frame that may store nothing. */
const createLocks = (isDenied: boolean) => ({
  requested: 0,
  async request(_: string, act: unknown) {
    this.requested += 1
    if (isDenied)
      throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
    return (act as () => unknown)()
  },
})

it.each([
  ['behind the lock of the browser', createLocks(false)],
  ['without one where it is denied', createLocks(true)],
  ['without one where there is none', undefined],
])('acts once, %s', async (_, locks) => {
  const withLock = createTabLock(() => locks)
  let acted = 0
  const act = async () => ++acted
  expect(await withLock('portico-session', act)).toBe(1)
  expect(acted).toBe(1)
})

it('does not act again when the act itself fails', async () => {
  const withLock = createTabLock(() => createLocks(false))
  let acted = 0
  const act = async () => {
    acted += 1
    throw new Error('refused')
  }
  await expect(withLock('portico-session', act)).rejects.toThrow('refused')
  expect(acted).toBe(1)
})
