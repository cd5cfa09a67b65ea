import { expect, it } from 'vitest'
import { eip155Family } from '../../families/eip155/eip155Family.js'
import { solanaFamily } from '../../families/solana/solanaFamily.js'
import { parseTransfer, type TransferDetails } from './parseTransfer.js'

const evm = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const ether: TransferDetails = {
  family: eip155Family,
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
    family: solanaFamily,
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
  [eip155Family, solana],
  [eip155Family, 'vitalik.eth'],
  [eip155Family, evm.slice(0, -1)],
  [solanaFamily, evm],
  [solanaFamily, solana.slice(2)],
  [solanaFamily, solana.replace('7', '0')],
] as const)('refuses a receiver of $0.name that is $1 [R-20]', (family, receiver) => {
  expect(() => parseTransfer({ ...ether, family, receiver })).toThrow(
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
