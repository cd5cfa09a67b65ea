import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeLink, parseSafeLink } from './parseSafeLink.js'

describe('parseSafeLink', () => {
  it.each([
    ['https://link.trustwallet.com', 'https://link.trustwallet.com'],
    ['HTTPS://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['metamask://', 'metamask://'],
    ['metamask:', 'metamask:'],
    ['MetaMask://wc', 'metamask://wc'],
    ['ledgerlive://', 'ledgerlive://'],
    ['com.example.app+x-y://', 'com.example.app+x-y://'],
  ])('keeps %s [E-11]', (link, expected) => {
    expect(parseSafeLink(link)).toBe(expected)
    expect(isSafeLink(link)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'javascript://x/%0aalert(1)//',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript\u0000:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'filesystem:https://example.com/x',
    'intent://scan/#Intent;scheme=x;S.browser_fallback_url=javascript:alert(1);end',
    'about:blank',
    'view-source:https://example.com',
    'chrome-extension://abc/x.html',
    'ms-msdt:/id',
    'http://example.com',
    'https://user:pass@example.com',
    'https:example.com',
    'https:///example.com',
    'https://',
    'https://exa mple.com',
    'https://example.com\\@evil.com',
    '//example.com',
    '/relative',
    'metamask',
    'x:',
    `${'a'.repeat(33)}://`,
    'меtamask://',
    `https://example.com/${'a'.repeat(2048)}`,
    '',
    null,
    undefined,
    7,
  ])('refuses %j [E-11]', link => {
    expect(parseSafeLink(link)).toBeUndefined()
    expect(isSafeLink(link)).toBe(false)
  })

  it('lets nothing through that a browser would read as another scheme [E-11]', () => {
    const text = fc.string({ unit: fc.constantFrom(...'javscriptdhp:/\\\t\n\u0000 JS') })
    fc.assert(
      fc.property(text, value => {
        const link = parseSafeLink(value)
        if (link === undefined || !URL.canParse(link)) return true
        const { protocol } = new URL(link)
        return link.startsWith(protocol) && !['javascript:', 'data:', 'http:'].includes(protocol)
      }),
      { numRuns: 2000 },
    )
  })
})
