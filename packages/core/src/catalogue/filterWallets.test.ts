import { describe, expect, it } from 'vitest'
import { walletIds } from '../families/wallets.js'
import { filterWallets, type WalletFilter } from './filterWallets.js'
import type { Wallet } from './Wallet.js'

const filter: WalletFilter = {
  platform: { mobile: false },
  activeNamespace: 'eip155',
  hasAdapters: true,
  chains: ['eip155:1', 'eip155:10'],
  include: [],
  exclude: [],
}

function wallet(id: string, more: Partial<Wallet> = {}): Wallet {
  return { id, name: id, ...more } as Wallet // the registry's schema leaves absent fields out
}

function idsOf(wallets: readonly Wallet[], changes: Partial<WalletFilter> = {}) {
  return filterWallets(wallets, { ...filter, ...changes }).map(({ id }) => id)
}

describe('filterWallets', () => {
  it('keeps each wallet once, in its order', () => {
    expect(idsOf([wallet('b'), wallet('a'), wallet('b')])).toEqual(['b', 'a'])
  })

  it('keeps wallets that share a chain with the page, or name none', () => {
    const wallets = [
      wallet('shared', { chains: ['eip155:10', 'solana:x'] }),
      wallet('foreign', { chains: ['solana:x'] }),
      wallet('silent', { chains: [] }),
    ]
    expect(idsOf(wallets)).toEqual(['shared', 'silent'])
  })

  it('follows the lists of the owner', () => {
    const wallets = [wallet('a'), wallet('b'), wallet('c')]
    expect(idsOf(wallets, { include: ['a', 'b'], exclude: ['b'] })).toEqual(['a'])
  })

  it('keeps on a phone what opens on a phone', () => {
    const wallets = [
      wallet('linked', { mobile_link: 'linkedwallet://' }),
      wallet('desktop'),
      wallet(walletIds.coinbase),
      wallet(walletIds.phantom),
      wallet(walletIds.solflare),
    ]
    const mobile = { platform: { mobile: true } }
    expect(idsOf(wallets, mobile)).toEqual(['linked', walletIds.coinbase])
    expect(idsOf(wallets, { ...mobile, activeNamespace: 'solana' })).toHaveLength(4)
  })

  it('keeps only wallets with a link when there is no adapter', () => {
    const wallets = [wallet('none'), wallet('web', { webapp_link: 'https://web.example' })]
    expect(idsOf(wallets, { hasAdapters: false })).toEqual(['web'])
  })
})
