import { cryptoWaitReady, encodeAddress, signatureVerify, sr25519PairFromSeed } from '@polkadot/util-crypto'
import { type Hex, hexToBytes, numberToHex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../evmWallet/testAccounts.js'
import { createMockPolkadotWallet } from './createMockPolkadotWallet.js'
import { encodeSignerPayload, type SignerPayload } from './encodeSignerPayload.js'

const [first, second] = testAccounts

beforeAll(async () => {
  await cryptoWaitReady()
})

const hash = (byte: string): Hex => `0x${byte.repeat(32)}`

const createPayload = (address: string, method: Hex = '0x000010deadbeef'): SignerPayload => ({
  address,
  method,
  era: '0x00',
  nonce: '0x2a',
  tip: '0x0186a0',
  specVersion: '0x000f4240',
  transactionVersion: '0x0000000f',
  genesisHash: hash('11'),
  blockHash: hash('11'),
  signedExtensions: [
    'CheckNonZeroSender',
    'CheckSpecVersion',
    'CheckTxVersion',
    'CheckGenesis',
    'CheckMortality',
    'CheckNonce',
    'CheckWeight',
    'ChargeTransactionPayment',
    'CheckMetadataHash',
  ],
})

describe('a mock Polkadot wallet', () => {
  it('has the keys and addresses that other libraries make of the same seeds', async () => {
    const { injected } = createMockPolkadotWallet()
    const { accounts } = await injected.enable('test')
    const { publicKey } = sr25519PairFromSeed(hexToBytes(first.privateKey))
    expect(await accounts.get()).toMatchObject([
      { address: encodeAddress(publicKey, 42), type: 'sr25519' },
      { address: encodeAddress(sr25519PairFromSeed(hexToBytes(second.privateKey)).publicKey, 42) },
    ])
  })

  it('signs messages wrapped, so that they are no transactions', async () => {
    const { injected, control } = createMockPolkadotWallet()
    const { signer } = await injected.enable('test')
    const address = control.address()
    const { signature } = await signer.signRaw({ address, data: 'Hello', type: 'bytes' })
    expect(signatureVerify('<Bytes>Hello</Bytes>', signature, address).isValid).toBe(true)
    const again = await signer.signRaw({ address, data: '<Bytes>Hello</Bytes>', type: 'bytes' })
    expect(signatureVerify('<Bytes>Hello</Bytes>', again.signature, address).isValid).toBe(true)
  })

  it('signs transactions for an address of any network', async () => {
    const { injected, control } = createMockPolkadotWallet()
    const { signer } = await injected.enable('test')
    const payload = createPayload(encodeAddress(control.address(), 0))
    const { signature } = await signer.signPayload(payload)
    expect(signature.slice(0, 4)).toBe('0x01')
    const { isValid } = signatureVerify(encodeSignerPayload(payload), signature, payload.address)
    expect(isValid).toBe(true)
  })

  it('puts the parts of a transaction in the order that chains check', () => {
    const bytes = encodeSignerPayload(createPayload('unused'))
    const expected = [
      '000010deadbeef',
      // era, nonce 42, tip 100000, mode
      '00' + 'a8' + '821a0600' + '00',
      // versions, genesis, block, no metadata hash
      '40420f00' + '0f000000' + '11'.repeat(32) + '11'.repeat(32) + '00',
    ]
    expect(Buffer.from(bytes).toString('hex')).toBe(expected.join(''))
    const long = createPayload('unused', `0x${'ab'.repeat(300)}`)
    expect(encodeSignerPayload(long)).toHaveLength(32)
  })

  it.each([
    [0n, '00'],
    [63n, 'fc'],
    [64n, '0101'],
    [16383n, 'fdff'],
    [16384n, '02000100'],
    [1073741823n, 'feffffff'],
    [1073741824n, '0300000040'],
    [1n << 64n, '17000000000000000001'],
  ])('writes the number %s as chains do', (tip, expected) => {
    const payload = { ...createPayload('unused', '0x'), tip: numberToHex(tip) }
    const bytes = encodeSignerPayload({ ...payload, signedExtensions: ['ChargeTransactionPayment'] })
    expect(Buffer.from(bytes).toString('hex')).toBe(expected)
  })

  it('tells subscribers of changes, and refuses and misbehaves when told to', async () => {
    const { injected, control } = createMockPolkadotWallet()
    control.reject()
    await expect(injected.enable('test')).rejects.toThrow('Cancelled')
    const { accounts, signer } = await injected.enable('test')
    const heard: unknown[] = []
    const stop = accounts.subscribe(shown => heard.push(shown))
    expect(heard).toHaveLength(1)
    control.switchAccount(1)
    expect(heard.at(-1)).toMatchObject([{ address: control.address() }, {}])
    control.lock()
    expect(heard.at(-1)).toEqual([])
    control.unlock()
    stop()
    control.answerWrongly({ signature: 'otherAccount' })
    const { signature } = await signer.signRaw({ address: control.address(), data: 'Hello' })
    expect(signatureVerify('<Bytes>Hello</Bytes>', signature, control.address()).isValid).toBe(false)
    control.behave()
    control.disconnect()
    await expect(signer.signRaw({ address: control.address(), data: 'Hello' })).rejects.toThrow(
      'Unable to find',
    )
  })
})
