import type { RemoteFeature } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { filterTelegramSocials } from './filterTelegramSocials.js'
import { mergeRemoteFeatures } from './mergeRemoteFeatures.js'
import { resolveLocalFeatures } from './resolveLocalFeatures.js'
import { resolveRemoteFeatures } from './resolveRemoteFeatures.js'

const everything: readonly RemoteFeature[] = [
  { id: 'social_login', isEnabled: true, config: ['email', 'google', 'x'] },
  { id: 'swap', isEnabled: true, config: ['1inch'] },
  { id: 'onramp', isEnabled: true, config: ['meld'] },
  { id: 'activity', isEnabled: true, config: [] },
  { id: 'reown_branding', isEnabled: true, config: [] },
  { id: 'multi_wallet', isEnabled: true, config: [] },
]

describe('features of the page', () => {
  it('have their defaults [K-12] [K-13]', () => {
    expect(resolveLocalFeatures({})).toEqual({
      receive: true,
      send: true,
      analytics: true,
      allWallets: true,
      legalCheckbox: false,
      smartSessions: false,
      pay: false,
      collapseWallets: false,
      connectorTypeOrder: [
        'walletConnect',
        'recent',
        'injected',
        'featured',
        'custom',
        'external',
        'recommended',
      ],
      walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
      connectMethodsOrder: undefined,
    })
  })

  it('put the groups an owner names first and keep the others [V-14]', () => {
    const { connectorTypeOrder, connectMethodsOrder } = resolveLocalFeatures({
      connectorTypeOrder: ['custom', 'injected'],
      connectMethodsOrder: ['wallet', 'email'],
    })
    expect(connectorTypeOrder.slice(0, 3)).toEqual(['custom', 'injected', 'walletConnect'])
    expect(connectorTypeOrder).toHaveLength(7)
    expect(connectMethodsOrder).toEqual(['wallet', 'email'])
  })

  it('understand the older spelling of collapsed wallets', () => {
    expect(resolveLocalFeatures({ emailShowWallets: false }).collapseWallets).toBe(true)
    expect(resolveLocalFeatures({ emailShowWallets: false, collapseWallets: false }).collapseWallets).toBe(
      false,
    )
  })
})

describe('features that the service may decide', () => {
  it('have their defaults until it has spoken [K-12] [K-14]', () => {
    expect(resolveRemoteFeatures({})).toEqual({
      email: true,
      socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
      swaps: ['1inch'],
      onramp: ['meld'],
      activity: true,
      reownBranding: true,
      multiWallet: false,
    })
  })

  it('take what the page says until then', () => {
    expect(
      resolveRemoteFeatures({
        email: false,
        socials: ['x'],
        swaps: false,
        onramp: true,
        history: false,
        branding: false,
      }),
    ).toMatchObject({
      email: false,
      socials: ['x'],
      swaps: false,
      onramp: ['meld'],
      activity: false,
      reownBranding: false,
    })
    expect(resolveRemoteFeatures({ socials: [] }).socials).toBe(false)
  })

  it('are read from the entries of the service [W-05]', () => {
    expect(mergeRemoteFeatures({}, everything)).toEqual({
      features: {
        email: true,
        socials: ['google', 'x'],
        swaps: ['1inch'],
        onramp: ['meld'],
        activity: true,
        reownBranding: true,
        multiWallet: true,
      },
      ignored: [],
    })
  })

  it('are off where the entry is missing, disabled or has no config [W-05]', () => {
    const off = {
      email: false,
      socials: false,
      swaps: false,
      onramp: false,
      activity: false,
      reownBranding: false,
      multiWallet: false,
    }
    expect(mergeRemoteFeatures({}, []).features).toEqual(off)
    const disabled = everything.map(entry => ({ ...entry, isEnabled: false }))
    expect(mergeRemoteFeatures({}, disabled).features).toEqual(off)
    const bare = everything.map(({ id }) => ({ id, isEnabled: true }))
    expect(mergeRemoteFeatures({}, bare).features).toEqual(off)
    const empty = [{ id: 'social_login', isEnabled: true, config: ['myspace'] }]
    expect(mergeRemoteFeatures({}, empty).features).toMatchObject({ email: false, socials: false })
  })

  it('are the page’s to decide where the entry says so [W-05]', () => {
    const open = everything.map(entry => ({ ...entry, config: null }))
    const options = { socials: ['github'], swaps: false, multiWallet: true } as const
    expect(mergeRemoteFeatures(options, open)).toEqual({
      features: resolveRemoteFeatures(options),
      ignored: [],
    })
  })

  it('name the options that have no effect', () => {
    const options = { email: true, history: false, send: false, branding: false }
    expect(mergeRemoteFeatures(options, everything).ignored).toEqual(['email', 'history', 'branding'])
  })

  it('leave email and socials out when paying is on [R-12]', () => {
    expect(resolveRemoteFeatures({ pay: true, email: true })).toMatchObject({ email: false, socials: false })
    expect(mergeRemoteFeatures({ pay: true }, everything).features).toMatchObject({
      email: false,
      socials: false,
      swaps: ['1inch'],
    })
  })
})

describe('filterTelegramSocials', () => {
  it.each([
    ['ios', ['google']],
    ['mac', ['x']],
    ['android', ['facebook', 'x']],
    ['other', []],
  ] as const)('drops on %s inside Telegram: %s [R-11]', (os, dropped) => {
    const all = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
    const left = filterTelegramSocials(all, { os, mobile: os !== 'mac', telegram: true })
    expect(all.filter(social => left && !left.includes(social)).sort()).toEqual([...dropped].sort())
    expect(filterTelegramSocials(all, { os, mobile: false, telegram: false })).toEqual(all)
  })

  it('is off when nothing is left [R-11]', () => {
    expect(filterTelegramSocials(['x'], { os: 'mac', mobile: false, telegram: true })).toBe(false)
    expect(filterTelegramSocials(false, { os: 'mac', mobile: false, telegram: true })).toBe(false)
  })
})
