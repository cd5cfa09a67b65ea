import * as networks from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { getSafeImageSource } from '../ui/Image/getSafeImageSource.js'
import { getNetworkMark, getWalletMark } from './marks.js'

describe('getNetworkMark', () => {
  it.each(Object.entries(networks))('has a mark for %s that an image may show [WA03]', (_name, network) => {
    const mark = getNetworkMark(network.caipNetworkId)
    expect(mark).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(getSafeImageSource(mark)).toBe(mark)
  })

  it('has none for networks of others [WA03]', () => {
    expect(getNetworkMark('eip155:31337')).toBeUndefined()
    expect(getNetworkMark('constructor')).toBeUndefined()
  })
})

describe('getWalletMark', () => {
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
  ])('knows %s by its name [WA03]', name => expect(getWalletMark(name)).toMatch(/^data:image/))

  it('takes no other name for one of them [WA03]', () => {
    for (const name of ['', 'Wallet', 'MetaMask 2', 'My Phantom', 'constructor', '__proto__']) {
      expect(getWalletMark(name)).toBeUndefined()
    }
  })
})
