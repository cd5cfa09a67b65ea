import { expect, it } from 'vitest'
import { exchange, getAddresses, getPageAddresses, getPorts, slots } from './addresses.mjs'
import { contracts } from './contracts.mjs'

it('gives every sandbox ports of its own', () => {
  const all = Array.from({ length: slots }, (_, slot) => Object.values(getPorts(slot))).flat()
  expect(new Set(all).size).toBe(all.length)
})

it.each(['demo', 'next', 'react18', 'wallet', 'vault'] as const)(
  'leads the page %s to its own sandbox',
  page => {
    for (let slot = 0; slot < slots; slot++) {
      expect(getPageAddresses({ port: String(getPorts(slot)[page]) })).toEqual(getAddresses(slot))
    }
  },
)

it.each(['', '443', '3000', '4205'])('leads a page from port %j to the usual one', port => {
  expect(getPageAddresses({ port })).toMatchObject({
    chainOne: 'http://127.0.0.1:8545',
    relay: 'ws://127.0.0.1:4100/relay',
  })
})

it('names the exchange that the sandbox makes', () => {
  expect(exchange).toBe(contracts.exchange)
})
