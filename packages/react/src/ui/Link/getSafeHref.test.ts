import { describe, expect, it } from 'vitest'
import { getSafeHref } from './getSafeHref.js'

const BASE = 'http://shop.example/cart'

describe('getSafeHref', () => {
  it.each([
    'https://wallet.example/wc?uri=wc%3A1',
    'mailto:help@shop.example',
    'metamask://wc?uri=wc%3A1',
    'cbwallet://miniapp?url=x',
    '/terms',
    'http://localhost:4300/',
    'intent://wc#Intent;scheme=wc;S.browser_fallback_url=https%3A%2F%2Fwallet.example;end',
  ])('allows %s [DL02]', href => {
    expect(getSafeHref(href, BASE)).toBe(href)
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
    'intent://x#Intent;S.browser_fallback_url=javascript:alert(1);end',
    'https://',
    '',
  ])('refuses %j [DL01]', href => {
    expect(getSafeHref(href, BASE)).toBeNull()
  })
})
