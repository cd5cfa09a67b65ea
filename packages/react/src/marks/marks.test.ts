import * as networks from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { getSafeImageSource, toImageSource } from '../ui/Image/getSafeImageSource.js'
import { findNetworkMark } from './networkMarks.js'
import { findWalletMark } from './walletMarks.js'

describe('findNetworkMark', () => {
  it.each(Object.entries(networks))('has a mark for %s that an image may show [WA03]', (_name, network) => {
    const mark = toImageSource(findNetworkMark(network.caipNetworkId))
    expect(mark).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(getSafeImageSource(mark)).toBe(mark)
  })

  it('has none for networks of others [WA03]', () => {
    expect(findNetworkMark('eip155:31337')).toBeUndefined()
    expect(findNetworkMark('constructor')).toBeUndefined()
  })
})

describe('findWalletMark', () => {
  it.each([
    'MetaMask',
    'Trust Wallet',
    'Coinbase',
    'Coinbase Wallet',
    'Safe{Wallet}',
    'OKX Wallet',
    'Uniswap Wallet',
    'Bitget Wallet',
    'Binance Wallet',
    'Bybit Wallet',
    'Crypto.com Onchain',
    '1inch Wallet',
  ])('knows %s by its name [WA03]', name => expect(findWalletMark(name)).toMatch(/^<svg/))

  it('takes no other name for one of them [WA03]', () => {
    for (const name of ['', 'Wallet', 'MetaMask 2', 'My Phantom', 'constructor', '__proto__']) {
      expect(findWalletMark(name)).toBeUndefined()
    }
  })
})
