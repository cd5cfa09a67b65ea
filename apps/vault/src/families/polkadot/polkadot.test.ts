import {
  encodeAddress,
  mnemonicToMiniSecret,
  signatureVerify,
  sr25519PairFromSeed,
} from '@polkadot/util-crypto'
import { encodeSignerPayload } from '@portico/testing/polkadot-wallet'
import { hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createFamilyVisit, deriveAccounts } from '../../../test/createFamilyVisit.ts'
import { formatRecoveryKit } from '../../keys/recoveryKit.ts'
import { createRoot } from '../../keys/splitRoot.ts'
import { polkadot } from './calls/polkadot.ts'

const relay = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const local = `polkadot:${'ab'.repeat(16)}` as const
const genesisHash = `0x91b171bb158e2d3848fa23a9f1c25182${'cd'.repeat(16)}` as const
const receiver = new Uint8Array(32).fill(9)
const to = encodeAddress(receiver, 0)

async function visit(network: `polkadot:${string}` = relay) {
  const visitor = await createFamilyVisit(polkadot, createRoot(), network)
  const address = visitor.accounts[0]?.address ?? ''
  return { ...visitor, address }
}

/** One and a half DOT: 15 000 000 000, in four bytes behind their mode. */
const amount = '0700d6117e03'
const transfer = `0x050300${hex.encode(receiver)}${amount}` as const

const versions = ['CheckNonZeroSender', 'CheckSpecVersion', 'CheckTxVersion', 'CheckGenesis']
const payment = 'ChargeTransactionPayment'
const metadata = 'CheckMetadataHash'

type SignerPayload = Parameters<typeof encodeSignerPayload>[0] & Record<string, unknown>

/** Changes may be malformed. */
const makePayload = (address: string, changes: Record<string, unknown> = {}) =>
  ({
    address,
    blockHash: `0x${'11'.repeat(32)}` as const,
    blockNumber: '0x01',
    era: '0x1500',
    genesisHash,
    method: transfer,
    nonce: '0x07',
    signedExtensions: [...versions, 'CheckMortality', 'CheckNonce', 'CheckWeight', payment, metadata],
    specVersion: '0x000f4240',
    tip: '0x00',
    transactionVersion: '0x0000001a',
    version: 4,
    mode: 0,
    ...changes,
  }) as SignerPayload

describe('the account of Polkadot', () => {
  it('is the one that polkadot{.js} makes of the words, with the prefix of each chain [C-09]', async () => {
    const root = createRoot()
    const { publicKey } = sr25519PairFromSeed(mnemonicToMiniSecret(formatRecoveryKit(root).join(' ')))
    for (const [network, prefix] of [
      [relay, 0],
      [kusama, 2],
      [local, 42],
    ] as const) {
      expect(await deriveAccounts(polkadot, root, network, undefined)).toEqual([
        { address: encodeAddress(publicKey, prefix), type: 'eoa', publicKey: hex.encode(publicKey) },
      ])
    }
  })
})

describe('transactions of Polkadot', () => {
  it('are shown in words and signed so that the chain takes them [C-09]', async () => {
    const { address, agree } = await visit()
    const transactionPayload = makePayload(address)
    const { shown, answer } = await agree('polkadot_signTransaction', { address, transactionPayload })
    expect(shown).toMatchObject({
      title: 'signTransaction',
      place: 'window',
      network: 'Polkadot',
      groups: [
        [
          { label: 'leaves', value: '1.5 DOT', form: 'amount' },
          { label: 'to', value: to, form: 'code' },
        ],
      ],
      warnings: [],
    })
    const { signature } = answer as { signature: string }
    expect(signature).toMatch(/^0x01[\da-f]{128}$/)
    const bytes = encodeSignerPayload(transactionPayload)
    expect(shown.raw).toBe(hex.encode(bytes))
    expect(signatureVerify(bytes, `0x${signature.slice(4)}`, address).isValid).toBe(true)
    expect(signatureVerify(bytes.with(3, 1), `0x${signature.slice(4)}`, address).isValid).toBe(false)
  })

  it('of 256 bytes are signed as they are, as chains do', async () => {
    const { address, agree } = await visit()
    const others = encodeSignerPayload(makePayload(address)).length - hex.decode(transfer.slice(2)).length
    const length = 256 - others - 4
    const compact = hex.encode(Uint8Array.of((length << 2) | 1, length >> 6))
    const transactionPayload = makePayload(address, { method: `0x0000${compact}${'6e'.repeat(length)}` })
    const { answer } = await agree('polkadot_signTransaction', { address, transactionPayload })
    const { signature } = answer as { signature: string }
    const bytes = encodeSignerPayload(transactionPayload)
    expect(bytes).toHaveLength(256)
    expect(signatureVerify(bytes, `0x${signature.slice(4)}`, address).isValid).toBe(true)
  })

  it('of more bytes are signed by their hash, as chains do', async () => {
    const { address, agree } = await visit()
    const text = new TextEncoder().encode('n'.repeat(300))
    const method = `0x0000b104${hex.encode(text)}`
    const transactionPayload = makePayload(address, { method })
    const { shown, answer } = await agree('polkadot_signTransaction', { address, transactionPayload })
    expect(shown.groups[0]).toEqual([{ label: 'memo', value: 'n'.repeat(300) }])
    const { signature } = answer as { signature: string }
    const bytes = encodeSignerPayload(transactionPayload)
    expect(bytes).toHaveLength(32)
    expect(signatureVerify(bytes, `0x${signature.slice(4)}`, address).isValid).toBe(true)
  })

  it.each([
    ['a call that is not known', '0x1a0200', relay],
    ['a transfer with a byte too many', `${transfer}00`, relay],
    ['a transfer to something else than a key', `0x050301${hex.encode(receiver)}${amount}`, relay],
    ['a transfer that is cut off', transfer.slice(0, -2), relay],
    ['a transfer of another chain', transfer, local],
  ] as const)('warn of %s', async (_, method, network) => {
    const { address, prepare } = await visit(network)
    const genesis = network === relay ? genesisHash : `0x${'ab'.repeat(32)}`
    const transactionPayload = makePayload(address, { method, genesisHash: genesis })
    const { shown } = await prepare('polkadot_signTransaction', { address, transactionPayload })
    expect(shown.warnings).toEqual(['warnUnknownCall'])
    expect(shown.groups[0]?.[0]).toMatchObject({ label: 'function' })
  })

  it('tell of everything that leaves, of a high tip and of what never ends [RD17]', async () => {
    const { address, prepare } = await visit()
    const method = `0x050400${hex.encode(receiver)}00`
    const transactionPayload = makePayload(address, { method, tip: '0x02540be400', era: '0x00' })
    const { shown } = await prepare('polkadot_signTransaction', { address, transactionPayload })
    expect(shown.groups).toEqual([
      [
        { label: 'leaves', value: { ours: 'everythingHere' }, form: 'amount' },
        { label: 'to', value: to, form: 'code' },
      ],
      [{ label: 'tip', value: '1 DOT', form: 'amount' }],
    ])
    expect(shown.warnings).toEqual(['warnFee', 'warnNonce'])
    const low = makePayload(address, { method, tip: '0x3b9aca00' })
    const tipped = await prepare('polkadot_signTransaction', { address, transactionPayload: low })
    expect(tipped.shown.groups[1]).toMatchObject([{ value: '0.1 DOT' }])
    expect(tipped.shown.warnings).toEqual([])
  })

  it.each<[string, readonly string[]]>([
    [
      'Polkadot and Kusama',
      [...versions, 'CheckMortality', 'CheckNonce', 'CheckWeight', payment, 'PrevalidateAttests', metadata],
    ],
    [
      'Westend',
      [
        'AuthorizeCall',
        ...versions,
        'CheckMortality',
        'CheckNonce',
        'CheckWeight',
        payment,
        metadata,
        'WeightReclaim',
      ],
    ],
    [
      'asset hubs',
      [
        ...versions,
        'CheckMortality',
        'CheckNonce',
        'CheckWeight',
        'ChargeAssetTxPayment',
        metadata,
        'StorageWeightReclaim',
      ],
    ],
    ['older chains', [...versions, 'CheckEra', 'CheckNonce', 'CheckWeight', payment]],
    ['small chains', ['CheckGenesis', 'CheckMortality', 'CheckNonce', payment]],
  ])('are signed with the extensions of %s', async (_, signedExtensions) => {
    const { address, agree } = await visit()
    const transactionPayload = makePayload(address, { signedExtensions, nonce: '0xffffffff' })
    const { answer } = await agree('polkadot_signTransaction', { address, transactionPayload })
    const { signature } = answer as { signature: string }
    const bytes = encodeSignerPayload(transactionPayload)
    expect(signatureVerify(bytes, `0x${signature.slice(4)}`, address).isValid).toBe(true)
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a nonce and a tip behind the era', { era: '0x15001c070010a5d4e8' }, 'invalid_params'],
    ['a second byte behind no era', { era: '0x0000' }, 'invalid_params'],
    ['nothing for the era', { era: '0x' }, 'invalid_params'],
    ['one byte of an era', { era: '0x15' }, 'invalid_params'],
    [
      'a nonce that is a tip',
      { signedExtensions: [...versions, 'CheckMortality', payment, 'CheckNonce'] },
      'invalid_params',
    ],
    [
      'a nonce before the era',
      { signedExtensions: [...versions, 'CheckNonce', 'CheckMortality', payment] },
      'invalid_params',
    ],
    ['no era', { signedExtensions: [...versions, 'CheckNonce', payment] }, 'invalid_params'],
    [
      'two eras',
      { signedExtensions: [...versions, 'CheckMortality', 'CheckEra', 'CheckNonce', payment] },
      'invalid_params',
    ],
    ['no nonce', { signedExtensions: [...versions, 'CheckMortality', payment] }, 'invalid_params'],
    [
      'two nonces',
      { signedExtensions: [...versions, 'CheckMortality', 'CheckNonce', 'CheckNonce', payment] },
      'invalid_params',
    ],
    [
      'no place for a tip',
      { signedExtensions: [...versions, 'CheckMortality', 'CheckNonce'] },
      'invalid_params',
    ],
    [
      'two tips',
      { signedExtensions: [...versions, 'CheckMortality', 'CheckNonce', payment, 'ChargeAssetTxPayment'] },
      'invalid_params',
    ],
    [
      'the metadata before a tip',
      { signedExtensions: [...versions, 'CheckMortality', 'CheckNonce', metadata, payment] },
      'invalid_params',
    ],
    [
      'the genesis behind a tip',
      { signedExtensions: ['CheckMortality', 'CheckNonce', payment, 'CheckGenesis'] },
      'invalid_params',
    ],
    [
      'an extension twice',
      {
        signedExtensions: [
          'CheckWeight',
          ...versions,
          'CheckMortality',
          'CheckNonce',
          'CheckWeight',
          payment,
        ],
      },
      'invalid_params',
    ],
    ['a nonce beyond those of chains', { nonce: '0x0100000000' }, 'invalid_params'],
    ['another chain', { genesisHash: `0x${'ab'.repeat(32)}` }, 'network_changed'],
    ['an extension that is not known', { signedExtensions: ['CheckGenesis', 'Sponsor'] }, 'invalid_params'],
    [
      'nothing that binds them to a chain',
      { signedExtensions: ['CheckMortality', 'CheckNonce', payment] },
      'invalid_params',
    ],
    ['another token for the fee', { assetId: '0x01' }, 'invalid_params'],
    ['another version', { version: 5 }, 'invalid_params'],
    ['a tip beyond sense', { tip: '0x174876e801' }, 'fee_too_high'],
    ['somebody else', { address: to }, 'unauthorized'],
  ])('are refused with %s', async (_, changes, code) => {
    const { address, prepare, toRequest, sign } = await visit()
    const transactionPayload = makePayload(address, changes)
    await expect(prepare('polkadot_signTransaction', { address, transactionPayload })).rejects.toMatchObject({
      code,
    })
    if (code === 'unauthorized' || code === 'fee_too_high') return
    // Nor does the one who holds the keys, whatever was agreed to.
    const honest = { address, transactionPayload: makePayload(address) }
    const agreed = toRequest(await prepare('polkadot_signTransaction', honest))
    const item = { kind: 'polkadot-transaction', payload: transactionPayload as never } as const
    expect(() => sign({ ...agreed, items: [item] })).toThrow(expect.objectContaining({ code }))
  })

  it('are signed by nobody but the account that was shown', async () => {
    const { address, prepare, toRequest } = await visit()
    const transactionPayload = makePayload(address)
    const agreed = toRequest(await prepare('polkadot_signTransaction', { address, transactionPayload }))
    const other = await visit()
    expect(() => other.sign(agreed)).toThrow(expect.objectContaining({ code: 'login_changed' }))
  })
})

describe('messages of Polkadot', () => {
  it('are signed between their marks, whoever puts them on [C-09]', async () => {
    const { address, agree } = await visit()
    const text = 'hello from shop.example'
    const wrapped = `<Bytes>${text}</Bytes>`
    for (const data of [text, wrapped, `0x${hex.encode(new TextEncoder().encode(wrapped))}`]) {
      const { shown, answer } = await agree('polkadot_signMessage', { address, data, type: 'bytes' })
      expect(shown).toMatchObject({
        title: 'signMessage',
        place: 'frame',
        message: text,
        network: 'Polkadot',
      })
      const { signature } = answer as { signature: string }
      expect(signatureVerify(wrapped, signature, address).isValid).toBe(true)
    }
  })

  it('are never signed without marks, nor a payload as bytes [SX01]', async () => {
    const { address, prepare, toRequest, sign } = await visit()
    await expect(
      prepare('polkadot_signMessage', { address, data: transfer, type: 'payload' }),
    ).rejects.toMatchObject({ code: 'invalid_params' })
    const agreed = toRequest(await prepare('polkadot_signMessage', { address, data: 'hi', type: 'bytes' }))
    const message = hex.decode(transfer.slice(2))
    expect(() => sign({ ...agreed, items: [{ kind: 'polkadot-message', message }] })).toThrow(
      expect.objectContaining({ code: 'invalid_params' }),
    )
    const text = `evil.example wants you to sign in with your Polkadot account:\n${address}`
    await expect(prepare('polkadot_signMessage', { address, data: text })).rejects.toMatchObject({
      code: 'site_mismatch',
    })
  })
})
