import { defaultLogLevel, logBufferBytes, secureSdkVersion } from '@portico/protocol'
import { loginProviders } from '@portico/protocol/auth'
import { describe, expect, it } from 'vitest'
import { testFamilies } from '../../test/testFamilies.js'
import { connectorTypes } from '../families/adapter/Connector.js'
import {
  connectorIds,
  getConnectorImageId,
  getConnectorName,
  getConnectorType,
  getExplorerId,
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
    expect(defaultSocials.toSorted()).toEqual(loginProviders.toSorted())
    expect(connectMethods).toEqual(['email', 'social', 'wallet'])
  })

  it('starts with the accounts it says, on Bitcoin the one for payments [K-15] [E-04]', () => {
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
    expect(connectorTypes).toEqual([
      'EXTERNAL',
      'WALLET_CONNECT',
      'INJECTED',
      'ANNOUNCED',
      'AUTH',
      'MULTI_CHAIN',
      'ID_AUTH',
    ])
  })

  const coinbase = '0c2840c3-5b04-4c44-9661-fbd4b49e1800'
  const coinbaseWallet = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
  const ledgerWallet = '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'
  const safeWallet = '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f'
  const okxWallet = '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'
  it.each([
    ['walletConnect', 'WALLET_CONNECT', 'WalletConnect', 'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400', undefined],
    ['injected', 'INJECTED', 'Browser Wallet', '07ba87ed-43aa-4adf-4540-9e6a2b9cae00', undefined],
    ['announced', 'ANNOUNCED', undefined, undefined, undefined],
    ['eip6963', 'ANNOUNCED', undefined, undefined, undefined],
    ['coinbaseWallet', 'EXTERNAL', 'Coinbase', coinbase, coinbaseWallet],
    ['coinbaseWalletSDK', 'EXTERNAL', 'Coinbase', coinbase, coinbaseWallet],
    ['ledger', 'EXTERNAL', 'Ledger', '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300', ledgerWallet],
    ['safe', 'EXTERNAL', 'Safe', '461db637-8616-43ce-035a-d89b8a1d5800', safeWallet],
    ['okx', 'EXTERNAL', 'OKX', undefined, okxWallet],
    ['ID_AUTH', 'AUTH', 'Auth', undefined, undefined],
    ['anything.else', 'EXTERNAL', undefined, undefined, undefined],
  ])('gives the connector %s the type %s, the name %s, its picture and its registry id [C-13]', (...row) => {
    const [id] = row
    expect(row).toEqual([
      id,
      getConnectorType(id),
      getConnectorName(id),
      getConnectorImageId(id),
      getExplorerId(id),
    ])
  })

  it.each([
    ['Ethereum', 'eip155:1', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
    ['Polygon', 'eip155:137', '0xc2132d05d31c914a87c6611c10748aeb04b58e8f'],
    ['Avalanche', 'eip155:43114', '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7'],
    ['Cosmos', 'cosmos', '0x919C1c267BC06a7039e03fcc2eF738525769109c'],
    ['Celo', 'eip155:42220', '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e'],
    ['BNB Chain', 'eip155:56', '0x55d398326f99059fF775485246999027B3197955'],
    ['Arbitrum', 'eip155:42161', '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'],
  ])('knows USDT of %s in any case, with recipient and amount and no result [K-17]', (_, network, token) => {
    expect(usdtFamily).toContainEqual({ network, address: token.toLowerCase() })
    for (const address of [token, token.toLowerCase(), `0x${token.slice(2).toUpperCase()}`]) {
      expect(usesUsdtTransferAbi(address)).toBe(true)
      const { inputs, outputs } = getTransferAbi(address)
      expect(inputs).toEqual([
        { name: 'recipient', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ])
      expect(outputs).toEqual([])
    }
  })

  it('takes no other token for USDT [K-17]', () => {
    expect(usdtFamily).toHaveLength(7)
    const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    expect(usesUsdtTransferAbi(usdc)).toBe(false)
    expect(getTransferAbi(usdc).inputs.map(input => input.name)).toEqual(['_to', '_value'])
    expect(getTransferAbi(usdc).outputs).toHaveLength(1)
  })

  it('restricts the nine time zones of China, Hong Kong and Macau, however they are written [K-18]', () => {
    const zones = [
      'Asia/Shanghai',
      'Asia/Urumqi',
      'Asia/Chongqing',
      'Asia/Harbin',
      'Asia/Kashgar',
      'Asia/Macau',
      'Asia/Hong_Kong',
      'Asia/Macao',
      'Asia/Beijing',
    ]
    expect(zones.filter(zone => !isRestrictedTimezone(zone))).toEqual([])
    expect(zones.filter(zone => !isRestrictedTimezone(zone.toUpperCase()))).toEqual([])
    expect(restrictedTimezones).toHaveLength(9)
    const others = ['Asia/Taipei', 'Asia/Tokyo', 'Asia/Singapore', 'Europe/Berlin', 'UTC', '']
    expect(others.filter(isRestrictedTimezone)).toEqual([])
  })
})
