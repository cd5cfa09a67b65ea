import { defaultLogLevel, logBufferBytes, secureSdkVersion } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { testFamilies } from '../../test/testFamilies.js'
import { connectorTypes } from '../families/adapter/Connector.js'
import {
  connectorIds,
  getConnectorImageId,
  getConnectorName,
  getConnectorType,
} from '../families/connectors.js'
import type { FamilyAbility } from '../families/Family.js'
import { getDefaultAccountTypes } from '../families/getDefaultAccountTypes.js'
import { getTransferAbi, usdtFamily, usesUsdtTransferAbi } from '../families/stablecoins.js'
import {
  prefetchedWalletImages,
  recentWalletsKept,
  recommendedWallets,
  searchWait,
  walletsPerPage,
  walletsPerSearch,
} from '../families/wallets.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import { isRestrictedTimezone, restrictedTimezones } from '../services/restrictedTimezones.js'
import { connectMethods, defaultSocials, walletFeatures } from '../store/defaultFeatures.js'
import { toastDuration, toastReshowDelay, toastsVisible, toastTypes } from '../store/toastTimes.js'
import { requestRetries, requestTimeout, shakeDuration } from './timing.js'

describe('numbers', () => {
  it('waits as long as it says [K-03] [V-15] [V-16]', () => {
    expect([requestTimeout, requestRetries, shakeDuration]).toEqual([10_000, 3, 500])
    expect([toastDuration, toastsVisible, toastReshowDelay]).toEqual([4000, 3, 150])
    expect(toastTypes).toEqual(['success', 'info', 'warning', 'error', 'loading'])
  })

  it('lists as many wallets as it says [K-05]', () => {
    expect([recommendedWallets, walletsPerPage, walletsPerSearch, searchWait]).toEqual([4, 40, 100, 300])
    expect([prefetchedWalletImages, recentWalletsKept]).toEqual([20, 2])
  })

  it('believes caches as long as it says [K-09]', () => {
    expect(cacheLifetimes).toEqual({
      portfolio: 30_000,
      nativeBalance: 30_000,
      name: 300_000,
      identity: 300_000,
    })
  })

  it('logs errors only, in a buffer of 1 024 000 bytes, and speaks version 4 of the frame [K-16]', () => {
    expect([defaultLogLevel, logBufferBytes, secureSdkVersion]).toEqual(['error', 1_024_000, 4])
  })
})

describe('lists', () => {
  it('orders features, logins and ways to connect [K-13] [K-14] [V-14]', () => {
    expect(walletFeatures).toEqual(['onramp', 'swaps', 'receive', 'send'])
    expect(defaultSocials).toEqual(['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'])
    expect(connectMethods).toEqual(['email', 'social', 'wallet'])
  })

  it('starts with the accounts it says [K-15]', () => {
    expect(getDefaultAccountTypes(testFamilies)).toEqual({
      bip122: 'payment',
      eip155: 'smartAccount',
      polkadot: 'eoa',
      solana: 'eoa',
    })
  })

  it('knows what each family can do [W-32]', () => {
    const whoCan = (ability: FamilyAbility) =>
      Object.values(testFamilies)
        .filter(({ abilities }) => abilities.includes(ability))
        .map(({ namespace }) => namespace)
    expect(whoCan('balance')).toEqual(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
    expect(whoCan('send')).toEqual(['eip155', 'solana', 'bip122'])
    // The form asks for nothing else.
    for (const { namespace, methods } of Object.values(testFamilies))
      expect('transfer' in methods).toBe(whoCan('send').includes(namespace))
    expect(whoCan('onramp')).toEqual(['eip155', 'solana'])
    expect(whoCan('names')).toEqual(['eip155'])
    // More than the spec has, which names EVM chains alone: the service reads the history of every family.
    expect(whoCan('activity')).toEqual(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
    expect(whoCan('nfts')).toEqual(['eip155', 'solana'])
  })

  it('recognises the well-known connectors [C-13]', () => {
    expect(Object.values(connectorIds)).toEqual([
      'walletConnect',
      'injected',
      'announced',
      'coinbaseWallet',
      'coinbaseWalletSDK',
      'safe',
      'ledger',
      'okx',
      'eip6963',
      'ID_AUTH',
    ])
    for (const id of Object.values(connectorIds)) expect(connectorTypes).toContain(getConnectorType(id))
    expect(getConnectorType('injected')).toBe('INJECTED')
    expect(getConnectorType('safe')).toBe('EXTERNAL')
    expect(getConnectorName('injected')).toBe('Browser Wallet')
    expect(getConnectorImageId('coinbaseWallet')).toBe(getConnectorImageId('coinbaseWalletSDK'))
  })

  it('knows the seven USDT-like tokens in any case, with recipient and amount and no answer [K-17]', () => {
    expect(usdtFamily).toHaveLength(7)
    for (const { address } of usdtFamily) {
      const shouted = `0x${address.slice(2).toUpperCase()}`
      expect(usesUsdtTransferAbi(shouted)).toBe(true)
      expect(getTransferAbi(shouted).inputs.map(input => input.name)).toEqual(['recipient', 'amount'])
      expect(getTransferAbi(shouted).outputs).toEqual([])
    }
    const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    expect(usesUsdtTransferAbi(usdc)).toBe(false)
    expect(getTransferAbi(usdc).inputs.map(input => input.name)).toEqual(['_to', '_value'])
    expect(getTransferAbi(usdc).outputs).toHaveLength(1)
  })

  it('restricts nine timezones, however they are written [K-18]', () => {
    expect(new Set(restrictedTimezones).size).toBe(9)
    expect(isRestrictedTimezone('Asia/Hong_Kong')).toBe(true)
    expect(isRestrictedTimezone('Asia/Shanghai')).toBe(true)
    expect(isRestrictedTimezone('Asia/Tokyo')).toBe(false)
  })
})
