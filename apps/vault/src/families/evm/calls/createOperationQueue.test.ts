import { expect, it } from 'vitest'
import type { WithLock } from '../../../store/KeyStore.ts'
import { createOperationQueue } from './createOperationQueue.ts'

const key = 'eip155:1:0x11'
const direct: WithLock = (_, act) => act()

/** As Web Locks do it for all tabs of an origin. */
function createSharedLock(): WithLock {
  const held = new Map<string, Promise<unknown>>()
  return (name, act) => {
    const turn = (held.get(name) ?? Promise.resolve()).then(act)
    held.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

function createBlock() {
  let mine: () => void = () => undefined
  const included = new Promise<void>(resolve => {
    mine = resolve
  })
  return { included, mine: () => mine() }
}

async function isWaiting(waiting: Promise<unknown>) {
  const pause = new Promise(resolve => setTimeout(() => resolve('waits'), 0))
  return (await Promise.race([waiting, pause])) === 'waits'
}

const sharedLock = createSharedLock()
it.each([
  ['in one tab', createOperationQueue(direct), undefined],
  ['in two tabs', createOperationQueue(sharedLock), createOperationQueue(sharedLock)],
])('holds an operation back until the last one is in a block, %s', async (_, queue, other = queue) => {
  const { included, mine } = createBlock()
  await expect(
    queue.send(
      key,
      async () => '0xaa',
      () => included,
    ),
  ).resolves.toBe('0xaa')
  const next = other.wait(key)
  expect(await isWaiting(next)).toBe(true)
  expect(await isWaiting(other.wait('eip155:10:0x11'))).toBe(false)
  mine()
  await expect(next).resolves.toBeUndefined()
})

it('goes on after an operation that was not sent, or whose block never came', async () => {
  const queue = createOperationQueue(direct)
  const failing = queue.send(
    key,
    () => Promise.reject(new Error('AA21')),
    () => new Promise(() => undefined),
  )
  await expect(failing).rejects.toThrow('AA21')
  await queue.wait(key)
  await queue.send(
    key,
    async () => '0xaa',
    () => Promise.reject(new Error('late')),
  )
  await expect(queue.wait(key)).resolves.toBeUndefined()
})
