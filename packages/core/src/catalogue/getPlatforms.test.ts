import { expect, it } from 'vitest'
import { getPlatforms } from './getPlatforms.js'

const desktop = { mobile: false, installed: false, hasAdapters: true }
const phone = { ...desktop, mobile: true }
const everywhere = {
  rdns: 'io.wallet',
  mobile_link: 'wallet://',
  webapp_link: 'https://wallet.example',
  desktop_link: 'wallet-desktop://',
}
const older = { injected: [{ namespace: 'eip155', injected_id: 'isX' }] }
const extension = { rdns: 'io.wallet' }

it.each([
  ['no wallet on a desktop', undefined, desktop, ['qrcode']],
  ['no wallet on a phone', undefined, phone, ['qrcode']],
  [
    'everything, installed',
    everywhere,
    { ...desktop, installed: true },
    ['browser', 'qrcode', 'web', 'desktop'],
  ],
  ['everything', everywhere, desktop, ['qrcode', 'web', 'desktop']],
  ['everything on a phone', everywhere, phone, ['mobile', 'web']],
  ['everything, in its own browser', everywhere, { ...phone, installed: true }, ['browser', 'mobile', 'web']],
  [
    'everything, installed, without adapters',
    everywhere,
    { ...desktop, installed: true, hasAdapters: false },
    ['qrcode', 'web', 'desktop'],
  ],
  ['a phone wallet', { mobile_link: 'wallet://' }, desktop, ['qrcode']],
  ['a desktop wallet', { desktop_link: 'wallet://' }, desktop, ['desktop']],
  ['a desktop wallet on a phone', { desktop_link: 'wallet://' }, phone, ['qrcode']],
  ['an extension', extension, desktop, ['unsupported']],
  ['an older extension', older, desktop, ['unsupported']],
  ['an extension, installed', extension, { ...desktop, installed: true }, ['browser']],
  ['an extension without adapters', extension, { ...desktop, hasAdapters: false }, ['qrcode']],
  ['a wallet that names no way', {}, desktop, ['qrcode']],
] as const)('offers for %s the right ways [C-02]', (_title, wallet, situation, expected) => {
  expect(getPlatforms(wallet, situation)).toEqual(expected)
})
