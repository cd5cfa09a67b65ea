import { expect, it } from 'vitest'
import { createFrameOpener } from './createFrameOpener.js'

const listener = { onLoad() {}, onError() {}, onGone() {}, onBlocked() {} }

it('says that there is no frame where there is no page, as on a server [X-06]', () => {
  const open = createFrameOpener({ page: undefined })
  expect(() => open('https://vault.example/sdk', listener)).toThrow('W3mFrame: iframe is not set')
})
