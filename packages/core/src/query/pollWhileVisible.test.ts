import { expect, it } from 'vitest'
import { createFakeEnvironment, settle } from '../../test/createFakeEnvironment.js'
import type { Page } from '../services/Environment.js'
import { pollWhileVisible } from './pollWhileVisible.js'

function setUp() {
  const document = { visibilityState: 'visible' }
  const page = Object.assign(new EventTarget(), { document })
  const environment = createFakeEnvironment({ page: page as unknown as Page })
  let asked = 0
  const ask = async () => {
    asked += 1
    throw new Error('a failure does not end it')
  }
  const stop = pollWhileVisible({ environment }, { interval: 1000, ask })
  const show = async (visibilityState: string) => {
    document.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
  }
  return { environment, stop, show, asked: () => asked }
}

it('asks at once and then at the interval, until it is stopped', async () => {
  const { environment, stop, asked } = setUp()
  await settle()
  expect(asked()).toBe(1)
  await environment.advance(3000)
  expect(asked()).toBe(4)
  stop()
  await environment.advance(10_000)
  expect(asked()).toBe(4)
  expect(environment.pending).toBe(0)
})

it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
  const { environment, show, asked } = setUp()
  await settle()
  await show('hidden')
  await environment.advance(60_000)
  expect(asked()).toBe(1)
  expect(environment.pending).toBe(0)
  await show('visible')
  expect(asked()).toBe(2)
  await environment.advance(1000)
  expect(asked()).toBe(3)
})

it('goes on no further when it is stopped while an answer is awaited', async () => {
  const { environment, stop, asked } = setUp()
  stop()
  await environment.advance(5000)
  expect(asked()).toBe(1)
  expect(environment.pending).toBe(0)
})
