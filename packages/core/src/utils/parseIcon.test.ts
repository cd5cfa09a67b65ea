import { describe, expect, it } from 'vitest'
import { parseIcon } from './parseIcon.js'

describe('parseIcon', () => {
  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/svg+xml,%3Csvg%3E',
    'data:image/png;base64,AA==',
    'https://wallet.example/icon.png',
  ])('keeps %s', icon => {
    expect(parseIcon(icon)).toBe(icon)
  })

  it.each([
    'javascript:alert(1)',
    'http://tracker.example/pixel.png',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://site.example/1',
    '//host.example/icon.png',
    `data:image/png;base64,${'A'.repeat(5_000_000)}`,
    '',
    42,
    null,
  ])('drops %.40s', icon => {
    expect(parseIcon(icon)).toBeUndefined()
  })
})
