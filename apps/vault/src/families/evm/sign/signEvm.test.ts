import { checksumAddress } from '@portico/codec/evm'
import fc from 'fast-check'
import {
  bytesToHex,
  hashTypedData as hashWithViem,
  parseTransaction,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  type TransactionSerializable,
  type TypedDataDefinition,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { delegate, noDelegate } from '../delegation/delegate.ts'
import { hashTypedData, type TypedData } from './hashTypedData.ts'
import type { EvmTransaction } from './serializeEvmTransaction.ts'
import { signEvmTransaction, signPersonalMessage, signTypedData } from './signEvm.ts'

const key = new Uint8Array(32).fill(0x42)
const account = privateKeyToAccount(bytesToHex(key))

const hexOf = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map(bytes => bytesToHex(bytes))
const address = hexOf(20).map(hex => checksumAddress(hex))
const amount = fc.bigInt(0n, (1n << 128n) - 1n)
const accessList = fc.array(fc.record({ address, storageKeys: fc.array(hexOf(32), { maxLength: 3 }) }), {
  maxLength: 3,
})
const common = {
  chainId: fc.bigInt(1n, 1n << 40n),
  nonce: fc.bigInt(0n, 1n << 40n),
  gas: fc.bigInt(0n, 1n << 40n),
  to: fc.option(address, { nil: undefined }),
  value: amount,
  data: fc.uint8Array({ maxLength: 300 }),
}
const fees = fc
  .tuple(amount, amount)
  .map(([one, other]) =>
    one < other
      ? { maxPriorityFeePerGas: one, maxFeePerGas: other }
      : { maxPriorityFeePerGas: other, maxFeePerGas: one },
  )
const transactions: Record<string, fc.Arbitrary<EvmTransaction>> = {
  legacy: fc.record({ ...common, type: fc.constant('legacy' as const), gasPrice: amount }),
  'EIP-2930': fc.record({ ...common, type: fc.constant('eip2930' as const), gasPrice: amount, accessList }),
  'EIP-1559': fc
    .tuple(fc.record({ ...common, type: fc.constant('eip1559' as const), accessList }), fees)
    .map(([transaction, fee]) => ({ ...transaction, ...fee })),
  'EIP-7702': fc
    .tuple(
      fc.record({
        ...common,
        type: fc.constant('eip7702' as const),
        accessList,
        delegate: fc.constantFrom(delegate, noDelegate),
      }),
      fees,
    )
    .map(([transaction, fee]) => ({ ...transaction, ...fee })),
}

/** The same transaction in the words of viem. */
async function toViem(transaction: EvmTransaction): Promise<TransactionSerializable> {
  const { chainId, nonce, data, ...rest } = transaction
  const converted = { ...rest, chainId: Number(chainId), nonce: Number(nonce), data: bytesToHex(data) }
  if (transaction.type !== 'eip7702') return converted as TransactionSerializable
  const authorization = await account.signAuthorization({
    contractAddress: transaction.delegate,
    chainId: converted.chainId,
    nonce: converted.nonce + 1,
  })
  return { ...converted, authorizationList: [authorization] } as unknown as TransactionSerializable
}

describe('signEvmTransaction', () => {
  it.each(Object.keys(transactions))('signs %s transactions exactly as viem does [KS06]', async name => {
    const transaction = transactions[name] as fc.Arbitrary<EvmTransaction>
    await fc.assert(
      fc.asyncProperty(transaction, async given => {
        const { raw } = signEvmTransaction(key, given)
        expect(raw).toBe(await account.signTransaction(await toViem(given)))
      }),
      { numRuns: 60 },
    )
  })

  it('gives the hash and a signature that leads back to the account', async () => {
    const { raw, hash } = signEvmTransaction(key, {
      type: 'eip1559',
      chainId: 1n,
      nonce: 0n,
      gas: 21_000n,
      to: account.address,
      value: 1n,
      data: new Uint8Array(),
      maxFeePerGas: 2n,
      maxPriorityFeePerGas: 1n,
      accessList: [],
    })
    expect(hash).toMatch(/^0x[\da-f]{64}$/)
    expect(parseTransaction(raw)).toMatchObject({ chainId: 1, value: 1n })
    // The raw form is one of the kinds that viem tells apart by its first byte.
    const serializedTransaction = raw as `0x02${string}`
    expect(await recoverTransactionAddress({ serializedTransaction })).toBe(account.address)
  })
})

describe('signPersonalMessage', () => {
  it('signs any bytes as viem does [KS06]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async message => {
        const signature = signPersonalMessage(key, message)
        expect(signature).toBe(await account.signMessage({ message: { raw: message } }))
        expect(await recoverMessageAddress({ message: { raw: message }, signature })).toBe(account.address)
      }),
      { numRuns: 30 },
    )
  })
})

const mail: TypedData = {
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
      { name: 'flags', type: 'bool[2]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[]' },
      { name: 'grid', type: 'int16[][2]' },
      { name: 'contents', type: 'bytes' },
      { name: 'tag', type: 'bytes4' },
      { name: 'amount', type: 'uint256' },
      { name: 'delta', type: 'int64' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Mail', version: '1', chainId: 1, verifyingContract: account.address },
  message: {
    from: { name: 'Ann ✉', wallets: [account.address], flags: [true, false] },
    to: [
      { name: '', wallets: [], flags: [false, false] },
      { name: 'Bo', wallets: [account.address, account.address], flags: [true, true] },
    ],
    grid: [[1, -2], []],
    contents: '0x00ff',
    tag: '0x01020304',
    amount: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    delta: -9_223_372_036_854_775_808n,
  },
}

describe('signTypedData', () => {
  it('signs nested structures, lists and every kind of value as viem does [KS06]', async () => {
    const definition = mail as unknown as TypedDataDefinition
    expect(bytesToHex(hashTypedData(mail))).toBe(hashWithViem(definition))
    const signature = signTypedData(key, mail)
    expect(signature).toBe(await account.signTypedData(definition))
    expect(await recoverTypedDataAddress({ ...definition, signature })).toBe(account.address)
  })

  it('agrees with viem on any domain [KS06]', () => {
    const domain = fc.record(
      {
        name: fc.string(),
        // viem takes an empty version for none.
        version: fc.string({ minLength: 1 }),
        chainId: fc.nat(),
        verifyingContract: address,
        salt: hexOf(32),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(domain, fc.string(), (given, text) => {
        const data = {
          types: { Note: [{ name: 'text', type: 'string' }] },
          primaryType: 'Note',
          domain: given,
        }
        const complete = { ...data, message: { text } }
        const definition = complete as unknown as TypedDataDefinition
        expect(bytesToHex(hashTypedData(complete))).toBe(hashWithViem(definition))
      }),
      { numRuns: 60 },
    )
  })

  it('refuses values that do not fit their type, and types that nobody described', () => {
    const sign = (type: string, value: unknown) => () =>
      hashTypedData({
        types: { Note: [{ name: 'value', type }] },
        primaryType: 'Note',
        domain: {},
        message: { value },
      })
    const invalid = expect.objectContaining({ code: 'invalid_params' })
    const cases: [string, unknown][] = [
      ['uint8', 256],
      ['uint8', -1],
      ['int8', 128],
      ['uint7', 1],
      ['uint256', 1.5],
      ['uint256', ' 1'],
      ['address', '0x00'],
      ['bytes4', '0x0102'],
      ['bytes33', '0x'],
      ['bool', 'true'],
      ['string', 1],
      ['string[2]', ['a']],
      ['string[]', { length: 0 }],
      ['Unknown', {}],
      ['constructor', {}],
      ['__proto__', {}],
      ['Note', undefined],
    ]
    for (const [type, value] of cases) expect(sign(type, value)).toThrow(invalid)
  })
})
