import { expect, it } from 'vitest'
import { createFakeEnvironment } from '../../../test/createFakeEnvironment.js'
import type { Page } from '../../services/Environment.js'
import { openingWait } from './offerTimes.js'
import { watchAbsence } from './watchAbsence.js'

function setup() {
  const document = { visibilityState: 'visible' }
  const page = Object.assign(new EventTarget(), { document })
  const environment = createFakeEnvironment({ page: page as unknown as Page }) // as much of a window as is read
  const calls: number[] = []
  const stop = watchAbsence({ environment }, { onStillHere: () => calls.push(environment.now()) })
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { environment, show, stop, told: () => calls.length }
}

it('tells after two and a half seconds that no wallet opened [DL06]', async () => {
  const { environment, told } = setup()
  await environment.advance(openingWait - 1)
  expect(told()).toBe(0)
  await environment.advance(1)
  expect(told()).toBe(1)
  expect(openingWait).toBe(2500)
})

it('does not tell while the visitor is in the wallet, and counts anew on the way back [DL06]', async () => {
  const { environment, show, told } = setup()
  await environment.advance(1000)
  show('hidden')
  await environment.advance(60_000)
  expect(told()).toBe(0)
  show('visible')
  await environment.advance(openingWait - 1)
  expect(told()).toBe(0)
  await environment.advance(1)
  expect(told()).toBe(1)
})

it('leaves no timer behind [DL06]', () => {
  const { environment, stop, show } = setup()
  stop()
  show('hidden')
  show('visible')
  expect(environment.pending).toBe(0)
})
