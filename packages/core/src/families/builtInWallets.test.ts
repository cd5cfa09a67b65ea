import { isSafeLink, WalletSchema } from '@portico/protocol'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { builtInWallets } from './builtInWallets.js'

const wallets = [...new Set(Object.values(builtInWallets).flat())]

it.each(wallets)('$name has links that the kit opens, with a scheme known in protocol', wallet => {
  const { browse_links = {}, ...listed } = wallet
  expect(v.parse(WalletSchema, listed)).toMatchObject(listed)
  expect(Object.values(browse_links).filter(link => !isSafeLink(link))).toEqual([])
})

it('names no wallet twice', () => {
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
})
