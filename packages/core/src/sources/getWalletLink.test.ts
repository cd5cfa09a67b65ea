import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { walletIds } from '../families/wallets.js'
import type { PorticoOptions } from '../runtime/Options.js'
import type { Page } from '../services/Environment.js'
import { getWalletLink } from './getWalletLink.js'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 14) Mobile'
const uri = 'wc:1@2?symKey=2'
const once = 'wc%3A1%402%3FsymKey%3D2'
const twice = 'wc%253A1%25402%253FsymKey%253D2'
const wallet = { id: 'w', mobile_link: 'wallet://', link_mode: 'https://wallet.example/link' }

function link(
  {
    userAgent = iphone,
    page = {},
    ...options
  }: Partial<PorticoOptions> & { userAgent?: string; page?: object },
  given: Parameters<typeof getWalletLink>[1] = wallet,
  code: string | undefined = uri,
) {
  const target = Object.assign(new EventTarget(), page) as Page // as much of a window as is read
  const { portico } = createTestPortico({
    ...options,
    fake: createFakeEnvironment({ userAgent, page: target }),
  })
  return getWalletLink(portico, given, code)
}

describe('what a tap on a wallet opens', () => {
  it('may be a scheme that nobody knows, where the owner has added the wallet', () => {
    const mine = { id: 'm', name: 'Mine', mobile_link: 'mine://' }
    expect(link({ wallets: { custom: [{ ...mine, mobileLink: mine.mobile_link }] } }, mine)?.href).toBe(
      `mine://wc?uri=${once}`,
    )
    expect(link({}, mine)).toBeUndefined()
  })

  it('is this page in the wallet’s own browser, where no code can be made [DL05]', () => {
    const { portico } = createTestPortico({ fake: createFakeEnvironment({ userAgent: iphone }) })
    const browsing = { ...wallet, browse_links: { eip155: 'https://wallet.example/open?url={url}' } }
    const href = `https://wallet.example/open?url=${encodeURIComponent(portico.environment.location?.href ?? '')}`
    expect(getWalletLink(portico, browsing, undefined)).toEqual({ href, target: '_self' })
    expect(getWalletLink(portico, wallet, undefined)).toBeUndefined()
  })

  it.each([
    ['an iPhone', {}, `wallet://wc?uri=${once}`, '_self'],
    ['Android', { userAgent: android }, `wallet://wc?uri=${once}`, '_self'],
    ['a frame', { page: { self: 1, top: 2 } }, `wallet://wc?uri=${once}`, '_top'],
    ['Telegram on an iPhone', { page: { Telegram: {} } }, `wallet://wc?uri=${once}`, '_blank'],
    [
      'Telegram on Android',
      { userAgent: android, page: { TelegramWebviewProxy: {} } },
      `wallet://wc?uri=${twice}`,
      '_blank',
    ],
    [
      'a site that prefers universal links',
      { wallets: { universalLinks: true } },
      `https://wallet.example/link/wc?uri=${once}`,
      '_self',
    ],
  ])('is right on %s [DL05, C-02]', (_title, situation, href, target) => {
    expect(link(situation)).toMatchObject({ href, target })
  })

  it('is the app’s own scheme where a wallet has no universal link [DL05]', () => {
    expect(link({ wallets: { universalLinks: true } }, { id: 'w', mobile_link: 'wallet://' })?.href).toBe(
      `wallet://wc?uri=${once}`,
    )
  })

  it('is nothing without a code, a link, or a safe one [DL01, DL02]', () => {
    expect(getWalletLink(createTestPortico().portico, wallet, undefined)).toBeUndefined()
    expect(link({}, { id: 'w' })).toBeUndefined()
    expect(link({}, { id: 'w', mobile_link: 'javascript:alert(1)' })).toBeUndefined()
  })

  it('is the page itself inside a wallet that does not pair, code or not [DL05]', () => {
    const phantom = getWalletLink(createTestPortico().portico, { id: walletIds.phantom }, undefined)
    expect(phantom?.href).toContain('https://phantom.app/ul/browse/')
    expect(phantom?.base).toBeUndefined()
  })
})
