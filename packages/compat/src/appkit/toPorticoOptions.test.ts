import { mainnet } from '@portico/core/networks'
import { expect, it } from 'vitest'
import type { AppKitOptions } from './AppKitOptions.js'
import { EthersAdapter } from './adapters.js'
import { toPorticoOptions } from './toPorticoOptions.js'

const convert = (options: Partial<AppKitOptions>) => toPorticoOptions({ networks: [mainnet], ...options })

it('takes the options by the names that they have elsewhere', () => {
  const options = convert({
    projectId: 'abc',
    themeMode: 'dark',
    features: { reownBranding: false, send: false },
    themeVariables: { '--w3m-accent': '#f00' },
    allWallets: 'HIDE',
    featuredWalletIds: ['one'],
    includeWalletIds: ['two'],
    excludeWalletIds: ['three'],
    termsConditionsUrl: 'https://site.example/terms',
    privacyPolicyUrl: 'https://site.example/privacy',
    chainImages: { 1: 'https://site.example/one.png' },
    connectorImages: { injected: 'https://site.example/injected.png' },
    enableInjected: false,
    enableWallets: false,
    enableWalletGuide: false,
    enableNetworkSwitch: false,
    enableReconnect: false,
    allowUnsupportedChain: true,
    manualWCControl: true,
    experimental_preferUniversalLinks: true,
    customRpcUrls: { 'eip155:1': [{ url: 'https://node.example' }] },
  })
  expect(options).toMatchObject({
    projectId: 'abc',
    features: { branding: false, send: false, allWallets: false },
    theme: { mode: 'dark', variables: { '--w3m-accent': '#f00' } },
    wallets: {
      featured: ['one'],
      include: ['two'],
      exclude: ['three'],
      images: { injected: 'https://site.example/injected.png' },
      injected: false,
      listed: false,
      universalLinks: true,
    },
    dialog: {
      display: 'overlay',
      termsUrl: 'https://site.example/terms',
      privacyUrl: 'https://site.example/privacy',
      walletGuide: false,
      networkSwitch: false,
    },
    networkImages: { 1: 'https://site.example/one.png' },
    reconnect: false,
    allowUnsupportedNetwork: true,
    ownPairingCodes: true,
    customRpcUrls: { 'eip155:1': [{ url: 'https://node.example' }] },
  })
})

it.each([
  [{}, undefined],
  [{ allWallets: 'SHOW' }, true],
  [{ allWallets: 'ONLY_MOBILE' }, 'mobile'],
  [{ allWallets: 'SHOW', features: { allWallets: false } }, false],
] as const)('links to the list of all wallets as %o says', (options, allWallets) => {
  expect(convert(options).features?.allWallets).toBe(allWallets)
})

it('accepts custom wallets with the field names of the registry', () => {
  const own = { id: 'own', name: 'Own', image_url: 'https://site.example/own.png', mobile_link: 'own://' }
  expect(convert({ customWallets: [own] }).wallets?.custom).toMatchObject([
    { id: 'own', name: 'Own', imageUrl: own.image_url, mobileLink: own.mobile_link },
  ])
})

it.each([
  [{ enableEmbedded: true }, 'inPage'],
  [{ disableAppend: true }, 'placed'],
  [{}, 'overlay'],
] as const)('%o puts the dialog %s', (options, display) => {
  expect(convert(options).dialog?.display).toBe(display)
})

it('reaches wallets on other devices unless told not to, and by e-mail where there is a vault', () => {
  expect(convert({}).sources).toHaveLength(1)
  expect(convert({ enableWalletConnect: false }).sources).toHaveLength(0)
  expect(convert({ embedded: { vault: 'https://vault.example' } }).sources).toHaveLength(2)
})

it('knows the families of a site without adapters', () => {
  expect(convert({}).families?.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana', 'bip122'])
  expect(convert({ adapters: [new EthersAdapter()] }).families).toBeUndefined()
})
