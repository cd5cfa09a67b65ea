import { expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
import type { Page } from '../services/Environment.js'
import { openAfterTap } from './openAfterTap.js'

function tryToOpen(navigator: object | undefined) {
  const opened: unknown[] = []
  const page = Object.assign(new EventTarget(), { navigator }) as unknown as Page // as much of a window as is read
  const environment = createFakeEnvironment({ page, openWindow: (...call) => void opened.push(call) })
  return { answer: openAfterTap(environment, { href: 'wallet://wc', target: '_self' }), opened }
}

it('opens the wallet while the browser takes it for the tap of the visitor [DL06]', () => {
  expect(tryToOpen({ userActivation: { isActive: true } })).toEqual({
    answer: true,
    opened: [['wallet://wc', '_self']],
  })
})

it.each([undefined, {}, { userActivation: { isActive: false } }])(
  'opens nothing unasked: %j [DL06]',
  navigator => {
    expect(tryToOpen(navigator)).toEqual({ answer: false, opened: [] })
  },
)
