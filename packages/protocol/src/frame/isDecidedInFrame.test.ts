import { describe, expect, it } from 'vitest'
import { isDecidedInFrame } from './isDecidedInFrame.js'

const decide = (text: string, host = 'shop.example') => isDecidedInFrame(new TextEncoder().encode(text), host)

describe('isDecidedInFrame', () => {
  it('takes readable text that names the site as a word of its own [CJ03]', () => {
    for (const text of [
      'Welcome to shop.example.',
      'shop.example wants you to sign in with your Ethereum account:\n0x1',
      'URI: https://SHOP.example/login\r\nNonce: 1',
      '„shop.example“: agreed',
    ])
      expect(decide(text), text).toBe(true)
    expect(decide('Open localhost:3000 now', 'localhost:3000')).toBe(true)
  })

  it('leaves every other text to the window: other applications make keys of such [CJ03]', () => {
    for (const text of [
      'Hello',
      'Sign this to make your keys',
      'myshop.example',
      'my-shop.example',
      'www.shop.example',
      'shop.example.evil.example',
      'shop.examples',
      'shop.example:8443',
      'https://shop.example@evil.example',
      'ada@shop.example',
    ])
      expect(decide(text), text).toBe(false)
    expect(decide('anything', '')).toBe(false)
  })

  it('leaves to the window what cannot be read as it is [CJ03]', () => {
    for (const hidden of [
      '\u0000',
      '\u200b',
      '\u202e',
      '\ue000',
      '\u{e0041}',
      '\u0378',
      '\u2028',
      '\ufeff',
      '\r',
    ])
      expect(decide(`shop.example ${hidden}`), JSON.stringify(hidden)).toBe(false)
    expect(isDecidedInFrame(Uint8Array.of(0xff, 0xfe), 'shop.example')).toBe(false)
    expect(decide(' \n')).toBe(false)
  })
})
