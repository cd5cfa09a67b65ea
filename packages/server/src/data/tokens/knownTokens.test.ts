import { expect, it } from 'vitest'
import { createTokenRegistry } from './createTokenRegistry.js'

it.each([
  ['USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['USDT', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
])('knows %s on Solana by the address of its issuer', (symbol, address) => {
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(createTokenRegistry().findToken({ chainId, address })).toMatchObject({ symbol, decimals: 6 })
})
