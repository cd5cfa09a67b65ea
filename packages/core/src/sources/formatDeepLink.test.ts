import { describe, expect, it } from 'vitest'
import { formatDeepLink, formatRequestLink, formatUniversalLink } from './formatDeepLink.js'
import { isPairingUri } from './isPairingUri.js'

const uri = `wc:${'a1'.repeat(4)}@2?expiryTimestamp=1700000240&relay-protocol=irn&symKey=${'b2'.repeat(4)}`
const once = 'wc%3Aa1a1a1a1%402%3FexpiryTimestamp%3D1700000240%26relay-protocol%3Dirn%26symKey%3Db2b2b2b2'
const request = { id: 7, topic: 'a1' }
const twice =
  'wc%253Aa1a1a1a1%25402%253FexpiryTimestamp%253D1700000240%2526relay-protocol%253Dirn%2526symKey%253Db2b2b2b2'

describe('a link to a wallet app', () => {
  it.each([
    ['metamask', `metamask://wc?uri=${once}`, 'metamask://'],
    ['metamask/', `metamask://wc?uri=${once}`, 'metamask://'],
    ['metamask:', `metamask://wc?uri=${once}`, 'metamask://'],
    ['metamask:/', `metamask://wc?uri=${once}`, 'metamask://'],
    ['metamask://', `metamask://wc?uri=${once}`, 'metamask://'],
    ['MetaMask://', `metamask://wc?uri=${once}`, 'metamask://'],
    ['rainbow://app', `rainbow://app/wc?uri=${once}`, 'rainbow://app/'],
    ['https://link.example', `https://link.example/wc?uri=${once}`, 'https://link.example/'],
    ['https://link.example/app/', `https://link.example/app/wc?uri=${once}`, 'https://link.example/app/'],
  ])('is made of %s as wallets expect it [DL05, C-02]', (link, href, base) => {
    expect(formatDeepLink(link, uri)).toEqual({ href, base })
  })

  it.each([
    ['metamask://', `metamask://wc?uri=${twice}`],
    ['https://link.example', `https://link.example/wc?uri=${once}`],
  ])('is encoded twice in Telegram on Android where it is an app’s own scheme: %s [DL05]', (link, href) => {
    expect(formatDeepLink(link, uri, { telegramAndroid: true })?.href).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'javascript://x/%0aalert(1)//',
    'javascript',
    'JaVaScRiPt:',
    '\tjavascript:',
    'data:text/html,x',
    'vbscript:',
    'file:',
    'blob:https://x.example/1',
    'intent://x#Intent;S.browser_fallback_url=javascript:alert(1);end',
    'http://wallet.example',
    'ms-msdt:/id',
    'smb://host',
    'unheardof',
    'metamask://user@host',
    'metamask://x?y',
    'metamask://x#y',
    'https://wallet.example/?next=',
    'https://wallet.example/#',
    'https://user@wallet.example',
    '//evil.example',
    '',
    undefined,
  ])('is not made of %j [DL01, DL02]', link => {
    expect(formatDeepLink(link, uri)).toBeUndefined()
    expect(formatUniversalLink(link, uri)).toBeUndefined()
    expect(formatRequestLink(link, request)).toBeUndefined()
  })

  it('carries pairing codes only [DL01]', () => {
    expect(formatDeepLink('metamask://', 'https://evil.example')).toBeUndefined()
    expect(isPairingUri('wc:')).toBe(false)
    expect(isPairingUri('wc:a b')).toBe(false)
    expect(isPairingUri(`wc:${'a'.repeat(2048)}`)).toBe(false)
    expect(isPairingUri(undefined)).toBe(false)
  })
})

it('makes a universal link of https only [DL05]', () => {
  expect(formatUniversalLink('https://link.example', uri)?.href).toBe(`https://link.example/wc?uri=${once}`)
  expect(formatUniversalLink('metamask://', uri)).toBeUndefined()
})

it('opens a wallet again for a request, with no key of the pairing in the link [WC31]', () => {
  expect(formatRequestLink('metamask://', request)).toBe('metamask://wc?requestId=7&sessionTopic=a1')
  expect(formatRequestLink('https://link.example/', request)).toBe(
    'https://link.example/wc?requestId=7&sessionTopic=a1',
  )
  expect(formatRequestLink('metamask://')).toBe('metamask://')
})
