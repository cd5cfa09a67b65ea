import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { encodeFunctionData, erc20Abi, erc721Abi, maxUint256 } from 'viem'
import { describe, expect, it } from 'vitest'
import type { VaultState } from '../frame/VaultContext.ts'
import { toUtf8 } from '../keys/encoding.ts'
import { describeNetwork } from '../networks/networks.ts'
import { parseSolanaTransaction } from '../sign/solana/parseSolanaTransaction.ts'
import { cleanText, revealText } from './cleanText.ts'
import { describeMessage } from './describeMessage.ts'
import { describeCall } from './evm/describeCall.ts'
import { describeTypedData } from './evm/describeTypedData.ts'
import { parseTypedData } from './evm/parseTypedData.ts'
import { formatEstimate, formatUnits } from './formatUnits.ts'
import { localizeAmount } from './localizeAmount.ts'
import { describeSolanaTransaction } from './solana/describeSolanaTransaction.ts'

const own = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'
const contract = '0x3333333333333333333333333333333333333333'
const ethereum = describeNetwork('eip155:1')
const readToken = async () => ({ symbol: 'USDC', decimals: 6 })
const describeData = (data: `0x${string}`, value = 0n) =>
  describeCall({ to: contract, value, data: hexToBytes(data.slice(2)) }, own, ethereum, readToken)

describe('describeCall', () => {
  it('says what leaves, and to whom', async () => {
    const plain = await describeCall(
      { to: other, value: 10n ** 18n, data: new Uint8Array() },
      own,
      ethereum,
      readToken,
    )
    expect(plain.rows).toEqual([
      { label: 'leaves', value: '1 ETH', form: 'amount' },
      { label: 'to', value: other, form: 'code' },
    ])
    const token = await describeData(
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, 2_500_000n] }),
    )
    expect(token.rows).toEqual([
      { label: 'leaves', value: '2.5 USDC', form: 'amount' },
      { label: 'to', value: other, form: 'code' },
      { label: 'token', value: contract, form: 'code' },
    ])
  })

  it('warns of allowances without limit and of whole collections', async () => {
    const approve = (amount: bigint) =>
      describeData(encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, amount] }))
    expect((await approve(maxUint256)).warnings).toEqual(['warnUnlimited'])
    expect((await approve((1n << 96n) - 1n)).rows[0]?.value).toEqual({ ours: 'unlimited' })
    expect((await approve(5n)).warnings).toEqual([])
    const all = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [other, true] })
    expect((await describeData(all)).warnings).toEqual(['warnAllItems'])
  })

  it('says so where it cannot tell what a call does, also when it only looks like one that it knows', async () => {
    expect((await describeData('0xdeadbeef')).warnings).toEqual(['warnUnknownCall'])
    expect((await describeData('0xa9059cbb')).warnings).toEqual(['warnUnknownCall'])
    expect((await describeData(`0xa9059cbb${'f'.repeat(128)}`)).warnings).toEqual(['warnUnknownCall'])
    const deployed = await describeCall(
      { to: undefined, value: 0n, data: new Uint8Array(4) },
      own,
      ethereum,
      readToken,
    )
    expect(deployed.warnings).toEqual(['warnNewContract'])
  })
})

describe('describeTypedData', () => {
  const permit = {
    types: {
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    domain: { name: 'USD Coin', chainId: 1, verifyingContract: contract },
    message: { spender: other, value: maxUint256.toString(), decoration: 'You receive 1000 ETH' },
  }

  it('recognises permits and shows only what is signed', () => {
    const { groups, warnings } = describeTypedData(parseTypedData(permit), ethereum)
    expect(warnings).toEqual(['warnPermit', 'warnUnlimited'])
    expect(JSON.stringify(groups)).not.toContain('1000 ETH')
  })

  it('says so when fields or parts of them are left out', () => {
    const describeFields = (count: number, value: string) => {
      const fields = Array.from({ length: count }, (_, index) => ({ name: `f${index}`, type: 'string' }))
      const message = Object.fromEntries(fields.map(({ name }) => [name, value]))
      return describeTypedData(
        { types: { Order: fields }, primaryType: 'Order', domain: {}, message },
        ethereum,
      )
    }
    expect(describeFields(60, 'x').warnings).toEqual([])
    expect(describeFields(61, 'x').warnings).toEqual(['warnShortened'])
    expect(describeFields(1, 'x'.repeat(201)).warnings).toEqual(['warnShortened'])
  })

  it('tells when the data is for another network', () => {
    const { warnings } = describeTypedData(parseTypedData(permit), describeNetwork('eip155:10'))
    expect(warnings).toContain('warnOtherNetwork')
  })

  it('refuses data of another form, and JSON with keys that reach prototypes [FR10]', () => {
    expect(parseTypedData(JSON.stringify(permit))).toMatchObject({ primaryType: 'Permit' })
    const polluted = JSON.stringify(permit).replace('"spender":"0x2', '"__proto__":{"a":1},"spender":"0x2')
    for (const wrong of ['{', 'null', '[]', polluted, JSON.stringify({ ...permit, extra: 1 })])
      expect(() => parseTypedData(wrong)).toThrow(/another form/)
  })
})

describe('describeMessage', () => {
  const state: VaultState = { network: 'eip155:1', dapp: undefined, codeSentTo: '', batches: new Map() }
  const context = { origin: 'https://shop.example', state }
  const read = (text: string) => describeMessage(context, toUtf8(text), own)

  it('decides about readable text in the frame, and about anything else in the window', () => {
    expect(read('Hello')).toMatchObject({ title: 'signMessage', place: 'frame', message: 'Hello' })
    const hash = describeMessage(context, new Uint8Array(32).fill(200), own)
    expect(hash).toMatchObject({ place: 'window', warnings: ['warnUnreadable'] })
    expect(describeMessage(context, new Uint8Array(), own).place).toBe('window')
  })

  it('names the network of the request, whichever the page is on', () => {
    const solana: VaultState = { ...state, network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }
    const asked = { origin: context.origin, state: solana, network: 'eip155:1' } as const
    expect(describeMessage(asked, toUtf8('Hello'), own).network).toBe(ethereum.name)
  })

  it('takes a sign-in for the site that asks, and refuses one for any other, however it is disguised', () => {
    const signIn = (domain: string) =>
      `${domain} wants you to sign in with your Ethereum account:\n${own}\n\nURI: https://${domain}`
    expect(read(signIn('shop.example'))).toMatchObject({ title: 'signIn', place: 'frame' })
    for (const text of [
      signIn('bank.example'),
      signIn('shop.example.evil.example'),
      `\n${signIn('shop.example')}`,
      signIn('bank.example').replace('wants you', 'wants\u200b you'),
      signIn('shop.example').toUpperCase(),
    ]) {
      expect(() => read(text)).toThrow(/another site/)
    }
  })
})

describe('describeSolanaTransaction', () => {
  const payer = Keypair.generate().publicKey
  const to = Keypair.generate().publicKey
  const describeInstructions = (...instructions: Parameters<Transaction['add']>) => {
    const transaction = new Transaction({
      feePayer: payer,
      recentBlockhash: base58.encode(new Uint8Array(32).fill(1)),
    }).add(...instructions)
    const wire = transaction.serialize({ requireAllSignatures: false })
    return describeSolanaTransaction(parseSolanaTransaction(base58.encode(new Uint8Array(wire))).message)
  }

  it('says what leaves and what it costs', () => {
    const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports: 1_500_000_000 })
    expect(describeInstructions(transfer)).toEqual({
      groups: [
        [
          { label: 'leaves', value: '1.5 SOL', form: 'amount' },
          { label: 'to', value: to.toBase58(), form: 'code' },
        ],
        [{ label: 'feeUpTo', value: '0.000005 SOL' }],
      ],
      warnings: [],
    })
  })

  it('warns when an account is given away or a transaction never ends', () => {
    const assign = SystemProgram.assign({ accountPubkey: payer, programId: to })
    const nonce = SystemProgram.nonceAdvance({ noncePubkey: to, authorizedPubkey: payer })
    expect(describeInstructions(assign)).toMatchObject({
      groups: [[{ value: payer.toBase58() }, { label: 'newOwner', value: to.toBase58() }], [{}]],
      warnings: ['warnOwner'],
    })
    expect(describeInstructions(nonce).warnings).toEqual(['warnNonce'])
  })
})

describe('texts of strangers', () => {
  it('are cut, and what is unseen in them is taken out or shown', () => {
    expect(cleanText('  a\u202eb\u200bc\n d ', 10)).toBe('abc d')
    expect(cleanText('x'.repeat(99), 5)).toBe('xxxxx…')
    expect(revealText('a\u202eb\nc')).toBe('a[U+202E]b\nc')
  })

  it('and amounts are exact', () => {
    expect(formatUnits(1n, 18)).toBe('0.000000000000000001')
    expect(formatUnits(1_234_567_000_000n, 6)).toBe('1\u202f234\u202f567')
    expect(formatEstimate(21_000_000_294_000n, 18)).toBe('0.00002101')
    expect(formatEstimate(0n, 18)).toBe('0')
  })

  it('and amounts have the decimal mark of the language, and nothing else of them changes', () => {
    const amount = `${formatUnits(1_234_500_000n, 6)} USDC.e`
    expect(localizeAmount(amount, 'de')).toBe('1\u202f234,5 USDC.e')
    expect(localizeAmount(amount, 'en')).toBe('1\u202f234.5 USDC.e')
    expect(localizeAmount(amount, 'ar')).toBe('1\u202f234.5 USDC.e')
    expect(localizeAmount('1.x 2.5', 'de')).toBe('1.x 2.5')
  })
})
