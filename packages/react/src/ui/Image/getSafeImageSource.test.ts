import { describe, expect, it } from 'vitest'
import { getSafeImageSource } from './getSafeImageSource.js'

const BASE = 'http://shop.example/cart'
const data = (type: string, bytes = 10) => `data:${type};base64,${'A'.repeat(bytes)}`

describe('getSafeImageSource', () => {
  it.each([
    'https://images.example/wallet.png',
    '/own/logo.svg',
    'http://shop.example/logo.png',
    'http://localhost:4100/w.png',
    'http://127.0.0.1:4100/w.png',
    data('image/png'),
    data('image/svg+xml'),
    'data:image/svg+xml,%3Csvg/%3E',
  ])('allows %s [WA02]', source => {
    expect(getSafeImageSource(source, BASE)).toBe(source)
  })

  it.each([
    'javascript:alert(1)',
    'http://tracker.example/pixel.gif',
    'http://localhost.evil.example/x.png',
    'blob:https://shop.example/1',
    data('text/html'),
    data('image/png', 64 * 1024),
    data('image/png+html'),
    'https://user:secret@images.example/x.png',
    'file:///etc/passwd',
    `https://images.example/${'a'.repeat(5000)}`,
    '',
    null,
    undefined,
  ])('refuses %.60s [WA02]', source => {
    expect(getSafeImageSource(source, BASE)).toBeNull()
  })
})
