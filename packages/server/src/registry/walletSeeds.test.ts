import { WalletSchema } from '@portico/protocol'
import { rpcFamilies } from '@portico/protocol/frame'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toWallet } from './seedWallets.js'
import { walletSeeds } from './walletSeeds.js'

const wallets = walletSeeds.map((seed, index) => toWallet(seed, index))

describe('the wallet registry', () => {
  it.each(wallets)('describes $name in a listing that loses nothing on the way to a page [E-11]', wallet => {
    expect(v.parse(WalletSchema, wallet)).toEqual(wallet)
    expect(wallet.id).toMatch(/^[a-f0-9]{64}$/)
  })

  it('holds at least 60 wallets and serves every family [E-11]', () => {
    expect(wallets.length).toBeGreaterThanOrEqual(60)
    for (const family of rpcFamilies) {
      const serving = wallets.filter(wallet => wallet.chains?.some(chain => chain.startsWith(`${family}:`)))
      expect(serving.length, family).toBeGreaterThanOrEqual(6)
    }
  })

  it.each(['id', 'name', 'image_id', 'rdns', 'chrome_store', 'app_store', 'play_store'] as const)(
    'gives no %s to two wallets [E-11]',
    field => {
      const values = wallets.map(wallet => wallet[field]).filter(value => value !== undefined)
      expect(new Set(values).size).toBe(values.length)
    },
  )

  it('uses the ids by which wallets are known elsewhere [E-11]', () => {
    const idOf = (name: string) => wallets.find(wallet => wallet.name === name)?.id
    expect(idOf('Ledger')).toBe('19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927')
    expect(idOf('Solflare')).toBe('1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79')
  })

  it('writes store ids in the form of their store [E-11]', () => {
    for (const seed of walletSeeds) {
      if (seed.stores?.chrome) expect(seed.stores?.chrome).toMatch(/^[a-p]{32}$/)
      if (seed.stores?.apple) expect(seed.stores?.apple).toMatch(/^[0-9]{9,10}$/)
      if (seed.stores?.google) expect(seed.stores?.google).toMatch(/^[A-Za-z0-9_]+(\.[A-Za-z0-9_]+)+$/)
    }
  })
})
