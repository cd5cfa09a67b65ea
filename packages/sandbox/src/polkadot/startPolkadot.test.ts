import { blake2AsHex, decodeAddress, xxhashAsHex } from '@polkadot/util-crypto'
import { createPolkadotAccount } from '@portico/testing/polkadot-wallet'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('author_submitExtrinsic', () => {
  const alice = createPolkadotAccount(`0x${'21'.repeat(32)}`)
  const bob = createPolkadotAccount(`0x${'22'.repeat(32)}`)
  const sender = alice.formatAddress(42)
  const unit = 1_000_000_000_000n
  const fee = 160_000_000n
  beforeEach(() => polkadot.fund(sender, 10n * unit))

  async function readFree(account: string): Promise<bigint> {
    const key = decodeAddress(account)
    const place = `${xxhashAsHex('System', 128)}${xxhashAsHex('Account', 128).slice(2)}${blake2AsHex(key, 128).slice(2)}${Buffer.from(key).toString('hex')}`
    const entry = await call('state_getStorage', place)
    return entry === null ? 0n : Buffer.from(String(entry).slice(2), 'hex').readBigUInt64LE(16)
  }

  const little = (value: number | bigint, length: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64LE(BigInt(value))
    return bytes.subarray(0, length).toString('hex')
  }

  /** A transfer written out by hand. */
  async function write({ method = '03', amount = unit, change = (text: string) => text } = {}) {
    const nonce = Number(await call('system_accountNextIndex', sender))
    const { specVersion, transactionVersion } = (await call('state_getRuntimeVersion')) as {
      specVersion: number
      transactionVersion: number
    }
    // Compact of at least five bytes: their number less four, then the two bits 11.
    const size = Math.ceil(amount.toString(16).length / 2)
    const moved = `05${method}00${toHex(bob.publicKey)}${little(((size - 4) << 2) | 3, 1)}${little(amount, size)}`
    const extra = `00${little(nonce * 4, 1)}0000`
    const genesis = String(await call('chain_getBlockHash', 0)).slice(2)
    const signed = `${moved}${extra}${little(specVersion, 4)}${little(transactionVersion, 4)}${genesis}${genesis}00`
    const signature = toHex(alice.sign(Buffer.from(signed, 'hex')))
    const body = change(`8400${toHex(alice.publicKey)}01${signature}${extra}${moved}`)
    return `0x${little((body.length / 2) * 4 + 1, 2)}${body}`
  }
  const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

  it('moves what a signed transfer says, and has it in a block [C-09]', async () => {
    const before = await readFree(bob.formatAddress(42))
    const extrinsic = await write()
    expect(await call('author_submitExtrinsic', extrinsic)).toBe(blake2AsHex(extrinsic, 256))
    expect(await readFree(bob.formatAddress(42))).toBe(before + unit)
    expect(await readFree(sender)).toBe(9n * unit - fee)
    expect(await call('chain_getBlock')).toMatchObject({ block: { extrinsics: [extrinsic] } })
  })

  it.each([
    [
      'another signature',
      { change: (text: string) => text.replace(/(?<=^.{72})../, byte => (byte === '00' ? '01' : '00')) },
    ],
    ['another amount', { change: (text: string) => text.replace(/..$/, '01') }],
  ])('refuses %s and moves nothing', async (_, options) => {
    await expect(call('author_submitExtrinsic', await write(options))).rejects.toThrow('Invalid Transaction')
    expect(await readFree(sender)).toBe(10n * unit)
  })

  it('refuses the same extrinsic a second time, and one of a nonce that was used', async () => {
    const [first, second] = [await write(), await write({ amount: 2n * unit })]
    await call('author_submitExtrinsic', first)
    await expect(call('author_submitExtrinsic', first)).rejects.toThrow('temporarily banned')
    await expect(call('author_submitExtrinsic', second)).rejects.toThrow('Invalid Transaction')
    expect(await readFree(sender)).toBe(9n * unit - fee)
  })

  it('keeps an account alive unless its death is allowed', async () => {
    const almostAll = 10n * unit - 2n * fee - 1_000n
    await call('author_submitExtrinsic', await write({ amount: almostAll }))
    expect(await readFree(sender)).toBe(10n * unit - fee)
    await call('author_submitExtrinsic', await write({ method: '00', amount: almostAll }))
    expect(await readFree(sender)).toBe(0n)
  })
})
