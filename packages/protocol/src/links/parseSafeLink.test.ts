import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeLink, parseSafeLink } from './parseSafeLink.js'

describe('parseSafeLink', () => {
  it.each([
    ['https://link.trustwallet.com', 'https://link.trustwallet.com'],
    ['HTTPS://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['metamask://', 'metamask://'],
    ['metamask:', 'metamask:'],
    [`wc:${'0a'.repeat(32)}@2?symKey=1`, `wc:${'0a'.repeat(32)}@2?symKey=1`],
    ['MetaMask://wc', 'metamask://wc'],
    ['ledgerlive://', 'ledgerlive://'],
    ['com.example.wallet+x-y://', 'com.example.wallet+x-y://'],
    ['bnc://app.binance.com/cedefi/', 'bnc://app.binance.com/cedefi/'],
    ['cbwallet://miniapp?url=a%40b', 'cbwallet://miniapp?url=a%40b'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://xn--80ak6aa92e.com/', 'https://xn--80ak6aa92e.com/'],
    ['https://example.com/@wallet', 'https://example.com/@wallet'],
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
    ...'smb nfs ldap jnlp vscode vscode-insiders zoommtg slack steam skype callto itms-services afp sftp'
      .split(' ')
      .map(scheme => `${scheme}://host/share`),
    'ms-walletto:x',
    'mailto:help@example.com',
    'https://user@example.com',
    'metamask://user:pass@host/',
    'metamask://user@host',
    'metamask:user@host',
    'wc:user@host',
    'wc://host',
    'https://\u0430pple.com',
    'https://example.com%2f@evil.com',
    'metamask://[broken',
    'https://example.com:port',
    'unheardof://',
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

  it('takes the schemes that the page’s owner names, and no other that is unheard of', () => {
    const schemes = ['larch']
    expect(parseSafeLink('Larch://wc', { schemes })).toBe('larch://wc')
    expect(parseSafeLink('larch://a@b', { schemes })).toBeUndefined()
    expect(parseSafeLink('nutmeg://wc', { schemes })).toBeUndefined()
  })

  describe('that a page’s owner has written', () => {
    const page = 'http://shop.example/cart'

    it.each([
      'https://wallet.example/wc?uri=wc%3A1',
      'mailto:help@shop.example',
      'metamask://wc?uri=wc%3A1',
      '/terms',
      'условия',
      'http://shop.example/terms',
      'http://localhost:4300/',
    ])('may be %s [DL02]', link => {
      expect(parseSafeLink(link, { page })).toBe(link)
    })

    it.each([
      'javascript:alert(1)',
      'javascript://x/%0aalert(1)//',
      'JaVaScRiPt:alert(1)',
      '\tjavascript:alert(1)',
      'java\nscript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,<script>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://shop.example/1',
      'view-source:https://shop.example',
      'http://other.example/',
      'http://user@shop.example/',
      '//other.example',
      'intent://x#Intent;S.browser_fallback_url=https%3A%2F%2Fwallet.example;end',
      'vscode://file/etc/passwd',
      'https://',
      '',
    ])('may not be %j [DL01]', link => {
      expect(parseSafeLink(link, { page })).toBeUndefined()
    })
  })
})
