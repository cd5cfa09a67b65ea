import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { encodeFunctionData, erc20Abi, erc721Abi, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { cleanText, revealText } from '../approve/cleanText.ts'
import { describeMessage } from '../approve/describeMessage.ts'
import { formatEstimate, formatUnits } from '../approve/formatUnits.ts'
import { localizeAmount } from '../approve/localizeAmount.ts'
import { toUtf8 } from '../keys/encoding.ts'
import { describeNetwork } from '../networks/networks.ts'
import { describeCall } from './evm/describe/describeCall.ts'
import { describeTypedData } from './evm/describe/describeTypedData.ts'
import { parseTypedData } from './evm/describe/parseTypedData.ts'
import { hashTypedData } from './evm/sign/hashTypedData.ts'
import { describeSolanaTransaction } from './solana/describe/describeSolanaTransaction.ts'
import { parseSolanaTransaction } from './solana/sign/parseSolanaTransaction.ts'

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
    expect((await approve(1n << 95n)).rows[0]?.value).toEqual({ ours: 'unlimited' })
    expect((await approve(1n << 95n)).warnings).toEqual(['warnUnlimited'])
    expect((await approve(5n)).warnings).toEqual([])
    const all = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [other, true] })
    expect((await describeData(all)).warnings).toEqual(['warnAllItems'])
  })

  it('warns of an allowance of all that there is, or of far more than the account has [RD11]', async () => {
    const approve = (amount: bigint, known: { balance?: bigint; supply?: bigint }) =>
      describeCall(
        {
          to: contract,
          value: 0n,
          data: hexToBytes(
            encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, amount] }).slice(2),
          ),
        },
        own,
        ethereum,
        async () => ({ symbol: 'USDC', decimals: 6, ...known }),
      )
    expect((await approve(1001n, { balance: 10n })).warnings).toEqual(['warnUnlimited'])
    expect((await approve(1000n, { balance: 10n })).warnings).toEqual([])
    expect((await approve(5n, { supply: 5n, balance: 0n })).warnings).toEqual(['warnUnlimited'])
    expect((await approve(5n, { balance: 0n })).warnings).toEqual([])
  })

  it('opens calls that are made of calls, and marks those that it cannot read [RD11]', async () => {
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, maxUint256] })
    const abi = parseAbi([
      'function multicall(bytes[] data)',
      'function multicall(uint256 deadline, bytes[] data)',
      'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
      'function execute(address to, uint256 value, bytes data)',
      'function executeBatch(address[] to, uint256[] value, bytes[] data)',
      'function executeBatch((address to, uint256 value, bytes data)[] calls)',
    ])
    const encode = (args: object) => encodeFunctionData({ abi, ...args } as never)
    const token = other
    const bundles = [
      encode({ functionName: 'multicall', args: [[approve]] }),
      encode({ functionName: 'multicall', args: [9n, [approve]] }),
      encode({
        functionName: 'aggregate3',
        args: [[{ target: token, allowFailure: true, callData: approve }]],
      }),
      encode({ functionName: 'execute', args: [token, 0n, approve] }),
      encode({ functionName: 'executeBatch', args: [[token], [0n], [approve]] }),
      encode({ functionName: 'executeBatch', args: [[{ to: token, value: 0n, data: approve }]] }),
      encode({
        functionName: 'execute',
        args: [token, 0n, encode({ functionName: 'multicall', args: [[approve]] })],
      }),
    ]
    for (const data of bundles) {
      const described = await describeData(data)
      expect(described.warnings, data).toEqual(['warnUnlimited'])
      expect(described.rows, data).toMatchObject([
        { label: 'contract', value: contract },
        { label: 'function' },
      ])
      expect(described.nested?.at(-1), data).toMatchObject([
        { label: 'allowance', value: { ours: 'unlimited' } },
        { label: 'spender', value: other },
        { label: 'token' },
      ])
    }
    const unread = await describeData(encode({ functionName: 'execute', args: [token, 1n, '0xdeadbeef'] }))
    expect(unread.warnings).toEqual(['warnUnknownCall'])
    expect(unread.nested).toMatchObject([[{ label: 'leaves' }, { label: 'contract', value: token }, {}]])
    const broken = `${bundles[0]?.slice(0, 10)}${'f'.repeat(64)}` as const
    expect((await describeData(broken as `0x${string}`)).warnings).toEqual(['warnUnknownCall'])
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

  const context = { account: own, network: ethereum, readToken }
  const read = (data: unknown, network = ethereum) =>
    describeTypedData(parseTypedData(data), network, { ...context, network })

  it('recognises permits and shows only what is signed', async () => {
    const { groups, warnings } = await read(permit)
    expect(warnings).toEqual(['warnPermit', 'warnUnlimited'])
    expect(groups[0]).toEqual([
      { label: 'allowance', value: { ours: 'unlimited' }, form: 'amount' },
      { label: 'spender', value: other, form: 'code' },
      { label: 'token', value: contract, form: 'code' },
    ])
    expect(JSON.stringify(groups)).not.toContain('1000 ETH')
  })

  it('says so when fields or parts of them are left out', async () => {
    const describeFields = (count: number, value: string) => {
      const fields = Array.from({ length: count }, (_, index) => ({ name: `f${index}`, type: 'string' }))
      const message = Object.fromEntries(fields.map(({ name }) => [name, value]))
      return read({ types: { Data: fields }, primaryType: 'Data', domain: {}, message })
    }
    expect((await describeFields(60, 'x')).warnings).toEqual([])
    expect((await describeFields(61, 'x')).warnings).toEqual(['warnShortened'])
    expect((await describeFields(1, 'x'.repeat(201))).warnings).toEqual(['warnShortened'])
  })

  it('refuses data for another network [RD11]', async () => {
    await expect(read(permit, describeNetwork('eip155:10'))).rejects.toThrow('another network')
    await expect(read({ ...permit, domain: { chainId: 'x' } })).rejects.toThrow()
  })

  it('shows of the domain only what is signed, and refuses fields of another type than they say [RD11]', async () => {
    const typed = (fields: object[]) => ({ ...permit, types: { ...permit.types, EIP712Domain: fields } })
    const bare = await read(typed([{ name: 'name', type: 'string' }]), describeNetwork('eip155:10'))
    expect(JSON.stringify(bare.groups)).not.toContain(contract)
    expect(bare.groups[1]).toEqual([
      { label: 'purpose', value: 'Permit' },
      { label: 'program', value: 'USD Coin' },
    ])
    await expect(read(typed([{ name: 'verifyingContract', type: 'string' }]))).rejects.toThrow('another type')
  })

  it('makes what is unseen in it visible, and leaves nothing out [RD11]', async () => {
    const types = { Note: [{ name: 'text', type: 'string' }] }
    const message = { text: 'pay\u202e 1\u200b00\n\u00a0now' }
    const { groups } = await read({ types, primaryType: 'Note', domain: {}, message })
    expect(groups.at(-1)).toMatchObject([{ value: 'pay[U+202E] 1[U+200B]00[U+000A][U+00A0]now' }])
  })

  const field = (name: string, type = 'address') => ({ name, type })
  const sign = (primaryType: string, fields: Record<string, [string, unknown]>, more: object = {}) =>
    read({
      types: {
        [primaryType]: Object.entries(fields).map(([name, [type]]) => ({ name, type })),
        ...more,
      },
      primaryType,
      domain: { chainId: 1, verifyingContract: contract },
      message: Object.fromEntries(Object.entries(fields).map(([name, [, value]]) => [name, value])),
    })
  const tokenAmount = [field('token'), field('amount', 'uint160')]

  it('says in words what signatures give away, and to whom [RD11]', async () => {
    const transfer = await sign('TransferWithAuthorization', {
      from: ['address', own],
      to: ['address', other],
      value: ['uint256', '2500000'],
    })
    expect(transfer.warnings).toEqual(['warnTransferAuth'])
    expect(transfer.groups[0]).toMatchObject([
      { label: 'leaves', value: '2.5 USDC' },
      { label: 'to', value: other },
      { label: 'token', value: contract },
    ])
    const permit2 = await sign(
      'PermitBatch',
      {
        details: [
          'PermitDetails[]',
          [
            { token: other, amount: '1000000' },
            { token: contract, amount: (1n << 95n).toString() },
          ],
        ],
        spender: ['address', other],
      },
      { PermitDetails: tokenAmount },
    )
    expect(permit2.warnings).toEqual(['warnPermit', 'warnUnlimited'])
    expect(permit2.groups.slice(0, 2)).toMatchObject([
      [{ value: '1 USDC' }, { label: 'spender', value: other }, { label: 'token', value: other }],
      [{ value: { ours: 'unlimited' } }, { label: 'spender' }, { label: 'token', value: contract }],
    ])
    const once = await sign(
      'PermitTransferFrom',
      { permitted: ['TokenPermissions', { token: other, amount: '1' }], spender: ['address', other] },
      { TokenPermissions: tokenAmount },
    )
    expect(once.warnings).toEqual(['warnPermit'])
    const dai = await sign('Permit', { spender: ['address', other], allowed: ['bool', true] })
    expect(dai.warnings).toEqual(['warnPermit', 'warnUnlimited'])
  })

  it('says in words what orders and listings offer, and what they ask for [RD11]', async () => {
    const cow = await sign('Order', {
      sellToken: ['address', contract],
      buyToken: ['address', other],
      receiver: ['address', other],
      sellAmount: ['uint256', '2000000'],
      buyAmount: ['uint256', '1'],
    })
    expect(cow.warnings).toEqual(['warnOrder'])
    expect(cow.groups.slice(0, 3)).toMatchObject([
      [{ label: 'leaves', value: '2 USDC' }, { value: contract }],
      [{ label: 'arrives', value: '0.000001 USDC' }, { value: other }],
      [{ label: 'to', value: other }],
    ])
    const item = [
      field('itemType', 'uint8'),
      field('token'),
      field('identifierOrCriteria', 'uint256'),
      field('startAmount', 'uint256'),
    ]
    const seaport = await sign(
      'OrderComponents',
      {
        offer: [
          'OfferItem[]',
          [{ itemType: 2, token: contract, identifierOrCriteria: '7', startAmount: '1' }],
        ],
        consideration: [
          'ConsiderationItem[]',
          [{ itemType: 0, token: other, identifierOrCriteria: '0', startAmount: '5', recipient: own }],
        ],
      },
      { OfferItem: item, ConsiderationItem: [...item, field('recipient')] },
    )
    expect(seaport.warnings).toEqual(['warnOrder'])
    expect(seaport.groups.slice(0, 2)).toMatchObject([
      [
        { label: 'leaves', value: '#7' },
        { label: 'collection', value: contract },
      ],
      [
        { label: 'arrives', value: '0.000000000000000005 ETH' },
        { label: 'to', value: own },
      ],
    ])
  })

  it('opens the calls that signatures of shared accounts and forwarders allow [RD11]', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [other, maxUint256],
    })
    const call = { to: ['address', contract], value: ['uint256', '0'], data: ['bytes', data] } as const
    const safe = await sign('SafeTx', { to: [...call.to], value: [...call.value], data: [...call.data] })
    expect(safe.warnings).toEqual(['warnSafeTransaction', 'warnUnlimited'])
    expect(safe.groups[0]).toMatchObject([
      { value: { ours: 'unlimited' } },
      { label: 'spender', value: other },
      { label: 'token' },
    ])
    expect((await sign('SafeMessage', { message: ['bytes', '0x'] })).warnings).toEqual(['warnSafeMessage'])
    const meta = await sign('MetaTransaction', { functionSignature: ['bytes', data] })
    expect(meta.warnings).toEqual(['warnInYourName', 'warnUnlimited'])
  })

  it('refuses data that would take long to hash, and hashes each type once [RD11]', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Type${index}`)
    const fields = names.map(name => field(`of${name}${'x'.repeat(60)}`, `${name}[]`))
    const types = Object.fromEntries(names.map(name => [name, fields]))
    const empty = Object.fromEntries(fields.map(({ name }) => [name, []]))
    const nested = Object.fromEntries(fields.map(({ name }) => [name, [empty]]))
    const data = { types, primaryType: 'Type0', domain: {}, message: nested }
    expect(() => hashTypedData(parseTypedData(data))).toThrow('too long to hash')
    const list = { Root: [field('items', 'Item[]')], Item: fields.map(({ name }) => field(name, 'bool')) }
    const value = Object.fromEntries(fields.map(({ name }) => [name, true]))
    const message = { items: Array.from({ length: 500 }, () => value) }
    expect(hashTypedData({ types: list, primaryType: 'Root', domain: {}, message })).toHaveLength(32)
    const many = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`T${index}`, []]))
    expect(() => parseTypedData({ types: many, primaryType: 'T0', domain: {}, message: {} })).toThrow()
  })

  it('refuses data of another form, and JSON with keys that reach prototypes [FR10]', () => {
    expect(parseTypedData(JSON.stringify(permit))).toMatchObject({ primaryType: 'Permit' })
    const polluted = JSON.stringify(permit).replace('"spender":"0x2', '"__proto__":{"a":1},"spender":"0x2')
    for (const wrong of ['{', 'null', '[]', polluted, JSON.stringify({ ...permit, extra: 1 })])
      expect(() => parseTypedData(wrong)).toThrow(/another form/)
  })
})

describe('describeMessage', () => {
  const asking = { origin: 'https://shop.example', address: own }
  const read = (text: string) => describeMessage(toUtf8(text), asking)

  it('decides in the frame about readable text that names the site, and about anything else in the window [CJ03]', () => {
    expect(read('Hello, shop.example')).toMatchObject({ title: 'signMessage', place: 'frame', isFree: true })
    expect(read('Hello')).toMatchObject({ title: 'signMessage', place: 'window', message: 'Hello' })
    const hash = describeMessage(new Uint8Array(32).fill(200), asking)
    expect(hash).toMatchObject({ place: 'window', warnings: ['warnUnreadable'] })
    expect(describeMessage(new Uint8Array(), asking).place).toBe('window')
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
    const { message } = parseSolanaTransaction(base58.encode(new Uint8Array(wire)))
    return describeSolanaTransaction(message, payer.toBase58())
  }

  it('says what leaves and what it costs', () => {
    const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports: 1_500_000_000 })
    expect(describeInstructions(transfer)).toEqual({
      groups: [
        [
          { label: 'leaves', value: '1.5 SOL', form: 'amount' },
          { label: 'to', value: to.toBase58(), form: 'code' },
        ],
      ],
      warnings: [],
      leaves: [{ units: 1_500_000_000n, symbol: 'SOL', decimals: 9 }],
      fee: 5000n,
    })
  })

  it('shows what an account for somebody else costs as leaving [RD11]', () => {
    const [associated, mint] = [Keypair.generate().publicKey, Keypair.generate().publicKey]
    const program = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
    const tokens = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
    const tokens2022 = new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
    const open = (owner: PublicKey, data: number[], of = tokens) =>
      describeInstructions({
        programId: program,
        keys: [payer, associated, owner, mint, SystemProgram.programId, of].map((pubkey, index) => ({
          pubkey,
          isSigner: index === 0,
          isWritable: index < 2,
        })),
        data: Buffer.from(data),
      })
    const stranger = open(to, [1])
    expect(stranger.groups).toEqual([
      [
        { label: 'rent', value: '0.00203928 SOL', form: 'amount' },
        { label: 'openedFor', value: to.toBase58(), form: 'code' },
        { label: 'token', value: mint.toBase58(), form: 'code' },
      ],
    ])
    expect(stranger.warnings).toEqual(['warnRent'])
    expect(stranger.leaves).toMatchObject([{ units: 2_039_280n }])
    // How much room a token of the newer program takes is its own affair, so it is the most that it can be.
    expect(open(to, [1], tokens2022).leaves).toMatchObject([{ units: 3_674_880n }])
    expect(open(payer, []).warnings).toEqual([])
    expect(open(to, [2]).warnings).toEqual(['warnUnknownCall'])
    const seeded = SystemProgram.createAccountWithSeed({
      fromPubkey: payer,
      basePubkey: payer,
      newAccountPubkey: to,
      seed: 'vault',
      lamports: 7,
      space: 1,
      programId: program,
    })
    expect(describeInstructions(seeded).leaves).toMatchObject([{ units: 7n }])
  })

  it('warns when an account is given away or a transaction never ends', () => {
    const assign = SystemProgram.assign({ accountPubkey: payer, programId: to })
    const nonce = SystemProgram.nonceAdvance({ noncePubkey: to, authorizedPubkey: payer })
    expect(describeInstructions(assign)).toMatchObject({
      groups: [[{ value: payer.toBase58() }, { label: 'newOwner', value: to.toBase58() }]],
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
