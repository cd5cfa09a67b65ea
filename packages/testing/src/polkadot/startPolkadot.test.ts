import { blake2AsHex, decodeAddress, xxhashAsHex } from '@polkadot/util-crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPolkadotAccount } from '../polkadotWallet/createPolkadotAccount.js'
import { type Polkadot, startPolkadot } from './startPolkadot.js'

const address = createPolkadotAccount(`0x${'11'.repeat(32)}`).formatAddress(42)

let polkadot: Polkadot
beforeAll(async () => {
  polkadot = await startPolkadot({ funded: [address] })
})
afterAll(() => polkadot.stop())

async function call(method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(polkadot.url, { method: 'POST', body })
  const { result, error } = (await response.json()) as { result: unknown; error?: { message: string } }
  if (error) throw new Error(error.message)
  return result
}

it('keeps balances where chains keep them', async () => {
  const key = decodeAddress(address)
  const place = [
    xxhashAsHex('System', 128),
    xxhashAsHex('Account', 128).slice(2),
    blake2AsHex(key, 128).slice(2),
    Buffer.from(key).toString('hex'),
  ].join('')
  const info = Buffer.from(String(await call('state_getStorage', place)).slice(2), 'hex')
  expect(info).toHaveLength(80)
  expect(info.readBigUInt64LE(16)).toBe(1_000_000_000_000_000n)
  expect(await call('state_getStorage', `${place.slice(0, -2)}00`)).toBeNull()
})

it('tells its properties, and refuses what it does not serve', async () => {
  expect(await call('system_properties')).toEqual({ ss58Format: 42, tokenDecimals: 12, tokenSymbol: 'UNIT' })
  expect(polkadot.chainId).toBe(`polkadot:${String(await call('chain_getBlockHash', 0)).slice(2, 34)}`)
  await expect(call('state_getMetadata')).rejects.toThrow('Method not found')
})
