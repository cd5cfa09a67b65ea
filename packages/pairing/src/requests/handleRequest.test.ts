import { expect, it } from 'vitest'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { handleRequest } from './handleRequest.js'

const topic = 'topic'

/** A wallet that is about to settle, and what is done for it. */
function createScene() {
  const done: string[] = []
  let isSettling = true
  let pending: { early?: readonly unknown[] } = {}
  const attempt = {
    get pending() {
      return pending
    },
    keep: (more: typeof pending) => {
      pending = { ...pending, ...more }
    },
    succeed: () => {
      isSettling = false
    },
  }
  const session = { topic, peer: {}, granted: {}, proposed: {}, expiry: 1, properties: {} }
  // All that is asked of it here.
  const runtime = {
    attempts: { settlingOn: () => (isSettling ? attempt : undefined), getKey: () => undefined },
    sessions: { isOwn: () => true, get: () => session, remove: () => done.push('removed') },
    messenger: {
      answer: async ({ method }: { method: string }) => void done.push(`answered ${method}`),
    },
    getLate: () => undefined,
    isLeader: () => true,
  } as unknown as ClientRuntime
  const hear = (id: number, method: string) =>
    handleRequest(runtime, { topic, id, method, params: {}, symKey: '' })
  return { done, hear }
}

it('takes up what comes while a settlement is looked at once that is done, after what came before it', async () => {
  const { done, hear } = createScene()
  await hear(1, 'wc_sessionPing')
  // Its code is fetched first; a tab that does not hold the socket hears the next message meanwhile.
  const settled = hear(2, 'wc_sessionSettle')
  await hear(3, 'wc_sessionDelete')
  expect(done).toEqual([])
  await settled
  expect(done).toEqual([
    'answered wc_sessionSettle',
    'answered wc_sessionPing',
    'removed',
    'answered wc_sessionDelete',
  ])
})
