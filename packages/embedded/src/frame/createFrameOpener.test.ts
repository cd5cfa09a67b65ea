// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createFrameOpener } from './createFrameOpener.js'

const listener = { onLoad() {}, onError() {}, onGone() {}, onBlocked() {} }

it('says that there is no frame where there is no page, as on a server [X-06]', () => {
  const open = createFrameOpener({ page: undefined })
  expect(() => open('https://vault.example/sdk', listener)).toThrow('W3mFrame: iframe is not set')
})

it('puts the frame on layer 999999 of the page, hidden until it has a place [V-12]', () => {
  const frame = createFrameOpener({ page: window as never })('https://vault.example/sdk', listener)
  const element = document.querySelector('iframe')
  expect(element?.style).toMatchObject({ zIndex: '999999', position: 'fixed', display: 'none' })
  frame.remove()
})
