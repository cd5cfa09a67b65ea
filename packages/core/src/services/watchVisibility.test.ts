import { expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
import type { Page } from './Environment.js'
import { watchVisibility } from './watchVisibility.js'

it('tells at once and at every change, until it is left', () => {
  const document = { visibilityState: 'hidden' }
  const page = Object.assign(new EventTarget(), { document })
  const environment = createFakeEnvironment({ page: page as unknown as Page }) // as much of a window as is read
  const told: boolean[] = []
  const unwatch = watchVisibility({ environment }, { onChange: visible => told.push(visible) })
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  show('visible')
  show('hidden')
  unwatch()
  show('visible')
  expect(told).toEqual([false, true, false])
})

it('takes a page without a document for one that is seen', () => {
  const told: boolean[] = []
  watchVisibility({ environment: createFakeEnvironment() }, { onChange: visible => told.push(visible) })
  expect(told).toEqual([true])
})
