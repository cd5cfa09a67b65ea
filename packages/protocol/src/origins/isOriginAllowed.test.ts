import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOriginAllowed } from './isOriginAllowed.js'

const allowed: [origin: string, pattern: string][] = [
  ['https://example.com', 'https://example.com'],
  ['https://example.com', 'https://example.com/'],
  ['https://example.com', 'https://EXAMPLE.com/some/path'],
  ['https://example.com', 'https://example.com:443'],
  ['https://app.example.com', 'https://*.example.com'],
  ['https://a.b.example.com', 'https://*.example.com'],
  ['https://preview-12.example.com', 'https://preview-*.example.com'],
  ['https://app.example.com:8443', 'https://*.example.com:8443'],
  ['https://app.example.com:8443', 'https://*.example.com:*'],
  ['https://app.example.com', 'https://*.example.com:443'],
  ['https://example.com:8443', 'https://example.com:*'],
  ['https://anything.org', 'https://*'],
  ['https://xn--mnchen-3ya.de', 'https://münchen.de'],
  ['http://app.localhost:3000', 'http://*.localhost:*'],
  ['capacitor://localhost', 'capacitor://localhost'],
]

const refused: [origin: string, pattern: string][] = [
  ['https://evil.com', 'https://example.com'],
  ['http://example.com', 'https://example.com'],
  ['https://example.com:8443', 'https://example.com'],
  ['https://example.com', 'https://*.example.com'],
  ['https://evil.com/.example.com', 'https://*.example.com'],
  ['https://evil.com?.example.com', 'https://*.example.com'],
  ['https://evil.com#.example.com', 'https://*.example.com'],
  ['https://evil.com\\.example.com', 'https://*.example.com'],
  ['https://user@app.example.com', 'https://*.example.com'],
  ['https://example.com.evil.com', 'https://*.example.com'],
  ['https://evilexample.com', 'https://*.example.com'],
  ['https://.example.com', 'https://*.example.com'],
  ['https://app.example.com.', 'https://*.example.com'],
  ['http://app.example.com', 'https://*.example.com'],
  ['https://app.example.com:444', 'https://*.example.com'],
  ['https://APP.example.com', 'https://*.example.com'],
  ['https://example.evil.com', 'https://example.*'],
  ['https://evil.com', 'https://*.com'],
  ['https://evil.com', '*'],
  ['https://evil.com', '*://*'],
  ['https://a.evil.com', 'https://*.*.com'],
  ['https://evil.com', 'https://*com'],
  ['https://evilexample.com', 'https://*example.com'],
  ['https://evilexample.co.uk', 'https://*example.co.uk'],
  ['null', 'null'],
  ['null', '*'],
  ['', ''],
  ['https://example.com', 'https://user:pass@example.com'],
  ['file://', 'file://'],
]

describe('isOriginAllowed', () => {
  it.each(allowed)('lets %s in by %s [R-14]', (origin, pattern) => {
    expect(isOriginAllowed(origin, [pattern])).toBe(true)
  })

  it.each(refused)('keeps %s out in spite of %s [R-14]', (origin, pattern) => {
    expect(isOriginAllowed(origin, [pattern])).toBe(false)
  })

  it.each([
    ['http://localhost:3000', 'http://localhost:*'],
    ['https://localhost', 'https://localhost'],
    ['http://shop.localhost:3000', 'http://*.localhost:*'],
    ['http://127.0.0.1:4200', 'http://127.0.0.1:*'],
    ['http://127.1.2.3', 'http://127.1.2.3'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://0.0.0.0:3000', 'http://0.0.0.0:*'],
  ])('lets the local page %s in for a sandbox project only [R-14, AU35]', (origin, pattern) => {
    expect(isOriginAllowed(origin, [])).toBe(false)
    expect(isOriginAllowed(origin, ['https://shop.example'])).toBe(false)
    expect(isOriginAllowed(origin, [pattern])).toBe(true)
    expect(isOriginAllowed(origin, [pattern, 'https://shop.example'])).toBe(false)
    expect(isOriginAllowed(origin, ['http://*:*', 'https://*:*'])).toBe(false)
  })

  it.each(['http://localhost.evil.com:3000', 'http://127.0.0.1.evil.com', 'http://localhost@evil.com'])(
    'does not take %s for the developer [R-14]',
    origin => expect(isOriginAllowed(origin, [])).toBe(false),
  )

  it('never lets an unrelated domain in through a wildcard [R-14]', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), url => {
        const honest = new URL(url).hostname.endsWith('.example.com')
        return honest || !isOriginAllowed(url, ['https://*.example.com', 'http://*.example.com'])
      }),
    )
  })

  it('answers any text without throwing [R-14]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (origin, pattern) => !isOriginAllowed(origin, [`x${pattern}`])),
    )
  })

  it('stays quick on hostile input [R-14]', () => {
    // Work that grows with the square of this input takes seconds; collecting garbage counts too.
    const started = process.cpuUsage()
    isOriginAllowed(`https://${'a.'.repeat(25_000)}com`, [
      `https://${'*'.repeat(50_000)}`,
      '*.'.repeat(25_000),
    ])
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000)
  })
})
