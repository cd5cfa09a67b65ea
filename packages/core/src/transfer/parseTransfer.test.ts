import { expect, it } from 'vitest'
import { parseTransfer, type TransferDetails } from './parseTransfer.js'

const evm = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const ether: TransferDetails = {
  namespace: 'eip155',
  amount: '1.5',
  receiver: evm,
  token: { decimals: 18 },
}

it('takes amount, receiver and token, with the amount in the smallest unit [R-20]', () => {
  expect(parseTransfer(ether)).toEqual({
    amount: 1_500_000_000_000_000_000n,
    receiver: evm,
    token: { decimals: 18 },
  })
  const sol: TransferDetails = {
    ...ether,
    namespace: 'solana',
    receiver: ` ${solana} `,
    token: { decimals: 9 },
  }
  expect(parseTransfer(sol)).toMatchObject({ amount: 1_500_000_000n, receiver: solana })
})

it.each([
  ['amount', 'An amount and receiver address are required'],
  ['receiver', 'An amount and receiver address are required'],
  ['token', 'A token is required'],
])('says so without %s [R-20]', (field, message) => {
  expect(() => parseTransfer({ ...ether, [field]: undefined })).toThrow(message)
  if (field !== 'token') expect(() => parseTransfer({ ...ether, [field]: ' ' })).toThrow(message)
})

it.each([
  ['eip155', solana],
  ['eip155', 'vitalik.eth'],
  ['eip155', evm.slice(0, -1)],
  ['solana', evm],
  ['solana', solana.slice(2)],
  ['solana', solana.replace('7', '0')],
] as const)('refuses a receiver of %s that is %s [R-20]', (namespace, receiver) => {
  expect(() => parseTransfer({ ...ether, namespace, receiver })).toThrow(
    expect.objectContaining({ code: 'invalid_params', message: expect.stringContaining('no address of') }),
  )
})

it('refuses a token of another family [R-20]', () => {
  expect(() => parseTransfer({ ...ether, token: { address: solana, decimals: 18 } })).toThrow(
    expect.objectContaining({ code: 'invalid_params' }),
  )
})

it.each(['0', '-1', '1e3', '0x1', '1,5', '0.0000000000000000001', 'much'])(
  'refuses %s for an amount [R-20]',
  amount => {
    expect(() => parseTransfer({ ...ether, amount })).toThrow(
      expect.objectContaining({ code: 'invalid_params' }),
    )
  },
)
