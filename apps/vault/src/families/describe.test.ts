import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { ComputeBudgetProgram, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import {
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  hashTypedData as hashByViem,
  maxUint256,
  parseAbi,
  toHex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { cleanText, revealText } from '../approve/cleanText.ts'
import { describeMessage } from '../approve/describeMessage.ts'
import { describePayment } from '../approve/describePayment.ts'
import { formatEstimate, formatUnits, localizeAmount } from '../approve/formatUnits.ts'
import { toUtf8 } from '../keys/encoding.ts'
import { en } from '../locales/en.ts'
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
const context = {
  account: own,
  network: ethereum,
  readToken,
  readPrice: async () => undefined,
  findSwap: async () => undefined,
}
const describeData = (data: `0x${string}`, value = 0n) =>
  describeCall({ to: contract, value, data: hexToBytes(data.slice(2)) }, context)

describe('describeCall', () => {
  it('says what leaves, and to whom', async () => {
    const plain = await describeCall({ to: other, value: 10n ** 18n, data: new Uint8Array() }, context)
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
        { ...context, readToken: async () => ({ symbol: 'USDC', decimals: 6, ...known }) },
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
      expect(described.warnings, data).toEqual(['warnUnlimited', 'warnUnknownCall'])
      expect(described.rows, data).toMatchObject([
        { label: 'contract', value: contract },
        { label: 'function' },
      ])
      expect(described.nested?.at(-1), data).toMatchObject([
        { label: 'allowance', value: { ours: 'unlimited' } },
        { label: 'spender', value: other },
        { label: 'token' },
        { label: 'from' },
      ])
    }
    const unread = await describeData(encode({ functionName: 'execute', args: [token, 1n, '0xdeadbeef'] }))
    expect(unread.warnings).toEqual(['warnUnknownCall'])
    expect(unread.nested).toMatchObject([
      [{ label: 'amount' }, { label: 'from', value: contract }, { label: 'contract', value: token }, {}],
    ])
    // Deeper than three calls within a call none is opened.
    const wrap = (data: `0x${string}`) => encode({ functionName: 'execute', args: [token, 0n, data] })
    expect((await describeData(wrap(wrap(wrap(approve))))).warnings).toContain('warnUnlimited')
    expect((await describeData(wrap(wrap(wrap(wrap(approve)))))).warnings).toEqual(['warnUnknownCall'])
    const broken = `${bundles[0]?.slice(0, 10)}${'f'.repeat(64)}` as const
    expect((await describeData(broken as `0x${string}`)).warnings).toEqual(['warnUnknownCall'])
  })

  const receive = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [other, own, 3_000_000_000n],
  })

  it('states nothing as received that a contract decides about, and keeps the warning about it [RD16]', async () => {
    const abi = parseAbi([
      'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
      'function multicall(bytes[] data)',
    ])
    const calls = [{ target: other, allowFailure: false, callData: receive }] as const
    const data = encodeFunctionData({ abi, functionName: 'aggregate3', args: [calls] })
    const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
    // Known contracts make calls in their own name as well: whether they may take these tokens, their data does not say.
    for (const to of [contract, multicall3]) {
      const call = { to, value: 10n ** 18n, data: hexToBytes(data.slice(2)) }
      expect(await describeCall(call, context)).toEqual({
        rows: [
          { label: 'leaves', value: '1 ETH', form: 'amount' },
          { label: 'contract', value: to, form: 'code' },
          { label: 'function', value: '0x82ad56cb', form: 'code' },
        ],
        warnings: ['warnUnknownCall'],
        leaves: [{ units: 10n ** 18n, symbol: 'ETH', decimals: 18 }],
        nested: [
          [
            { label: 'amount', value: '3\u202f000 USDC', form: 'amount' },
            { label: 'from', value: other, form: 'code' },
            { label: 'to', value: own, form: 'code' },
            { label: 'token', value: other, form: 'code' },
          ],
        ],
      })
    }
    expect([en.leaves, en.amount, en.warnUnknownCall]).toEqual([
      'You send',
      'Amount',
      'We can’t tell what this call does. Only approve if you trust the site.',
    ])
    const toItself = encodeFunctionData({ abi, functionName: 'multicall', args: [[receive]] })
    expect((await describeData(toItself)).warnings).toEqual(['warnUnknownCall'])
    expect(JSON.stringify((await describeData(toItself)).nested)).not.toMatch(/arrives|leaves/)
  })

  it('marks tokens of others, and coins that are paid to a function of a token [RD16]', async () => {
    const direct = await describeData(receive)
    expect(direct.rows[0]).toEqual({ label: 'amount', value: '3\u202f000 USDC', form: 'amount' })
    expect(direct).toMatchObject({ warnings: ['warnUnknownCall'], leaves: [] })
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, 5n] })
    expect((await describeData(approve, 1n)).warnings).toEqual(['warnUnknownCall'])
    expect((await describeData(approve)).warnings).toEqual([])
  })

  it('warns of code that runs as the account, and says nothing else of it [RD16]', async () => {
    const abi = parseAbi([
      'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
      'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
      'function execute(address target, bytes data)',
    ])
    const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [own, 5n] })
    const exec = (operation: number) =>
      encodeFunctionData({
        abi,
        functionName: 'execTransaction',
        args: [other, 0n, transfer, operation, 0n, 0n, 0n, other, other, '0x'],
      })
    const byModule = encodeFunctionData({
      abi,
      functionName: 'execTransactionFromModule',
      args: [other, 0n, transfer, 1],
    })
    const byProxy = encodeFunctionData({ abi, functionName: 'execute', args: [other, transfer] })
    for (const data of [exec(1), byModule, byProxy])
      expect(await describeData(data)).toMatchObject({
        warnings: ['warnDelegateCall', 'warnUnknownCall'],
        nested: [
          [
            { label: 'contract', value: other },
            { label: 'function', value: '0xa9059cbb' },
          ],
        ],
      })
    expect(en.warnDelegateCall).toBe(
      'This runs another contract’s code as the account itself (delegatecall). That code can take everything in the account and change its owners.',
    )
    const called = await describeData(exec(0))
    expect(called.warnings).toEqual(['warnUnknownCall'])
    // The shared account sends it, not the visitor.
    expect(called.nested?.[0]?.slice(0, 2)).toMatchObject([
      { label: 'amount', value: '0.000005 USDC' },
      { label: 'from', value: contract },
    ])
    expect(await describeData(exec(2))).not.toHaveProperty('nested')
  })

  it('shows id and amount of ERC-1155 items [RD17]', async () => {
    const abi = parseAbi([
      'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
      'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
    ])
    const one = encodeFunctionData({
      abi,
      functionName: 'safeTransferFrom',
      args: [own, other, 7n, 2500n, '0x'],
    })
    expect((await describeData(one)).rows).toEqual([
      { label: 'leaves', value: '2\u202f500 × #7', form: 'amount' },
      { label: 'to', value: other, form: 'code' },
      { label: 'collection', value: contract, form: 'code' },
    ])
    const batch = (ids: bigint[], amounts: bigint[]) =>
      describeData(
        encodeFunctionData({
          abi,
          functionName: 'safeBatchTransferFrom',
          args: [own, other, ids, amounts, '0x'],
        }),
      )
    expect((await batch([7n, 8n], [1n, 99n])).rows.slice(0, 2)).toEqual([
      { label: 'leaves', value: '1 × #7', form: 'amount' },
      { label: 'leaves', value: '99 × #8', form: 'amount' },
    ])
    expect((await batch([7n, 8n], [1n])).warnings).toEqual(['warnUnknownCall'])
  })

  it('shows the id of an ERC-721 item as such, and says so where it may be either [RD17]', async () => {
    const describeBy = (readToken: Parameters<typeof describeCall>[1]['readToken'], amount = 7n) =>
      Promise.all(
        [
          encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, amount] }),
          encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [own, other, amount] }),
        ].map(async data => {
          const call = { to: contract, value: 0n, data: hexToBytes(data.slice(2)) }
          const { rows, leaves } = await describeCall(call, { ...context, readToken })
          return [rows[0], leaves.length]
        }),
      )
    expect(await describeBy(async () => 'collection')).toEqual([
      [{ label: 'allowance', value: '#7', form: 'amount' }, 0],
      [{ label: 'leaves', value: '#7', form: 'amount' }, 0],
    ])
    const either = { ours: 'idOrAmount', values: { number: '7' } }
    expect(await describeBy(async () => undefined)).toEqual([
      [{ label: 'allowance', value: either, form: 'amount' }, 0],
      [{ label: 'leaves', value: either, form: 'amount' }, 1],
    ])
    expect(en.idOrAmount).toBe('Amount {number}, or item #{number}')
    const [approved] = await describeBy(async () => undefined, maxUint256)
    expect(approved?.[0]).toMatchObject({ value: { ours: 'unlimited' } })
  })

  it('says so where it cannot tell what a call does, also when it only looks like one that it knows', async () => {
    expect((await describeData('0xdeadbeef')).warnings).toEqual(['warnUnknownCall'])
    expect((await describeData('0xa9059cbb')).warnings).toEqual(['warnUnknownCall'])
    expect((await describeData(`0xa9059cbb${'f'.repeat(128)}`)).warnings).toEqual(['warnUnknownCall'])
    const deployed = await describeCall({ to: undefined, value: 0n, data: new Uint8Array(4) }, context)
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
    expect((await describeFields(60, 'x')).warnings).toEqual(['warnUnknownData'])
    expect((await describeFields(61, 'x')).warnings).toEqual(['warnUnknownData', 'warnShortened'])
    expect((await describeFields(1, 'x'.repeat(201))).warnings).toEqual(['warnUnknownData', 'warnShortened'])
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
    await expect(read(typed([{ name: 'verifyingContract', type: 'string' }]))).rejects.toThrow(
      'has the wrong type',
    )
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
      [{ label: 'inReturn', value: '0.000001 USDC' }, { value: other }],
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
        { label: 'inReturn', value: '0.000000000000000005 ETH' },
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
    expect(safe.warnings).toEqual(['warnUnlimited', 'warnSafeTransaction'])
    expect(safe.groups[0]).toMatchObject([
      { value: { ours: 'unlimited' } },
      { label: 'spender', value: other },
      { label: 'token' },
      { label: 'from', value: contract },
    ])
    expect((await sign('SafeMessage', { message: ['bytes', '0x'] })).warnings).toEqual(['warnSafeMessage'])
    const meta = await sign('MetaTransaction', { functionSignature: ['bytes', data] })
    expect(meta.warnings).toEqual(['warnUnlimited', 'warnInYourName'])
  })

  it('warns of a delegatecall and of refunds of a shared account [RD16]', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [own, 5n] })
    const signSafe = (operation: number, gasPrice = '0') =>
      sign('SafeTx', {
        to: ['address', other],
        value: ['uint256', '0'],
        data: ['bytes', data],
        operation: ['uint8', operation],
        gasPrice: ['uint256', gasPrice],
      })
    const delegated = await signSafe(1)
    expect(delegated.warnings).toEqual(['warnDelegateCall', 'warnSafeTransaction'])
    expect(delegated.groups[0]).toEqual([
      { label: 'contract', value: other, form: 'code' },
      { label: 'function', value: '0xa9059cbb', form: 'code' },
    ])
    expect((await signSafe(0)).warnings).toEqual(['warnSafeTransaction'])
    expect((await signSafe(0, '1')).warnings).toEqual(['warnSafeTransaction', 'warnUnknownCall'])
  })

  it('shows the worst that an order with changing amounts may come to [RD16]', async () => {
    const item = [
      field('itemType', 'uint8'),
      field('token'),
      field('identifierOrCriteria', 'uint256'),
      field('startAmount', 'uint256'),
      field('endAmount', 'uint256'),
    ]
    const signOrder = (itemType: number) =>
      sign(
        'OrderComponents',
        {
          offer: [
            'OfferItem[]',
            [{ itemType, token: contract, identifierOrCriteria: '7', startAmount: '1', endAmount: '30' }],
          ],
          consideration: [
            'ConsiderationItem[]',
            [
              {
                itemType: 0,
                token: other,
                identifierOrCriteria: '0',
                startAmount: '5',
                endAmount: '1',
                recipient: own,
              },
            ],
          ],
        },
        { OfferItem: item, ConsiderationItem: [...item, field('recipient')] },
      )
    const order = await signOrder(3)
    expect(order.groups.slice(0, 2)).toMatchObject([
      [{ label: 'leaves', value: '30 × #7' }, { label: 'collection' }],
      [{ label: 'inReturn', value: '0.000000000000000001 ETH' }, { label: 'to' }],
    ])
    expect(en.inReturn).toBe('Requested in return')
    expect(order.warnings).toEqual(['warnOrder'])
    expect((await signOrder(4)).warnings).toEqual(['warnOrder', 'warnAllItems'])
  })

  it('warns of typed data that it has no rule for [RD17]', async () => {
    expect((await sign('Consent', { text: ['string', 'yes'] })).warnings).toEqual(['warnUnknownData'])
    expect((await sign('Authorization', { text: ['string', 'yes'] })).warnings).toEqual(['warnUnknownData'])
    expect(en.warnUnknownData).toBe(
      'We can’t tell what this signature allows. Only sign if you trust the site.',
    )
  })

  it('says in words what managers of Compound and Morpho and borrowers of Aave may do [RD17]', async () => {
    const compound = (isAllowed: boolean) =>
      sign('Authorization', {
        owner: ['address', own],
        manager: ['address', other],
        isAllowed: ['bool', isAllowed],
      })
    const morpho = await sign('Authorization', {
      authorizer: ['address', own],
      authorized: ['address', other],
      isAuthorized: ['bool', true],
    })
    for (const { groups, warnings } of [await compound(true), morpho]) {
      expect(warnings).toEqual(['warnOwner', 'warnPermit'])
      expect(groups[0]).toEqual([
        { label: 'allowance', value: { ours: 'everything' }, form: 'amount' },
        { label: 'spender', value: other, form: 'code' },
        { label: 'contract', value: contract, form: 'code' },
      ])
    }
    expect((await compound(false)).groups[0]?.[0]).toMatchObject({ label: 'allowance', value: '0' })
    const aave = await sign('DelegationWithSig', {
      delegatee: ['address', other],
      value: ['uint256', maxUint256.toString()],
    })
    expect(aave.warnings).toEqual(['warnDebt', 'warnUnlimited'])
    expect(aave.groups[0]).toEqual([
      { label: 'allowance', value: { ours: 'unlimited' }, form: 'amount' },
      { label: 'spender', value: other, form: 'code' },
      { label: 'token', value: contract, form: 'code' },
    ])
    expect(en.warnDebt).toBe('This signature lets someone borrow on your behalf. You’d owe the debt.')
  })

  it('takes names of types with colons, and none that could pass for another encoding [RD17]', async () => {
    const primaryType = 'HyperliquidTransaction:UsdSend'
    const fields = ['hyperliquidChain', 'destination', 'amount'].map(name => field(name, 'string'))
    const send = {
      types: { [primaryType]: [...fields, field('time', 'uint64')] },
      primaryType,
      domain: {
        name: 'HyperliquidSignTransaction',
        version: '1',
        chainId: 421_614,
        verifyingContract: '0x0000000000000000000000000000000000000000',
      },
      message: {
        hyperliquidChain: 'Testnet',
        destination: '0x5e9ee1089755c3435139848e47e6635505d5a13a',
        amount: '1',
        time: 1_687_816_341_423,
      },
    } as const
    const parsed = parseTypedData(JSON.stringify(send))
    expect(toHex(hashTypedData(parsed))).toBe(hashByViem(send as never))
    const described = await describeTypedData(parsed, describeNetwork('eip155:421614'), context)
    expect(described.warnings).toEqual(['warnUnknownData'])
    expect(described.groups[0]?.[0]).toEqual({ label: 'purpose', value: primaryType })
    for (const name of ['A(uint256 b)', 'A,B', 'A B', ':A', 'A[]', 'A)'])
      expect(() => parseTypedData({ ...send, types: { [name]: [] } }), name).toThrow(
        'typed data is malformed',
      )
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
      expect(() => parseTypedData(wrong)).toThrow(/typed data is malformed/)
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
  const describeInstructions = (...instructions: Parameters<Transaction['add']>) =>
    describePriced(new Map(), ...instructions)
  const describePriced = (
    prices: ReadonlyMap<string, number>,
    ...instructions: Parameters<Transaction['add']>
  ) => {
    const transaction = new Transaction({
      feePayer: payer,
      recentBlockhash: base58.encode(new Uint8Array(32).fill(1)),
    }).add(...instructions)
    const wire = transaction.serialize({ requireAllSignatures: false })
    const { message } = parseSolanaTransaction(base58.encode(new Uint8Array(wire)))
    return describeSolanaTransaction(message, payer.toBase58(), new Map(), prices)
  }

  it('gives the value of what leaves, if a price is known', () => {
    const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports: 1_500_000_000 })
    const { groups, leaves } = describePriced(new Map([['', 100]]), transfer)
    expect(groups[0]?.map(({ usd }) => usd)).toEqual([150, undefined])
    expect(leaves[0]?.usd).toBe(150)
  })

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

  it('counts the price that a transaction pays for its computation, rounded up [RD17]', () => {
    const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports: 1 })
    const readFee = (microLamports: number, units?: number) =>
      describeInstructions(
        ...(units === undefined ? [] : [ComputeBudgetProgram.setComputeUnitLimit({ units })]),
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports }),
        transfer,
      ).fee
    expect(readFee(20_000, 300_000)).toBe(11_000n)
    expect(readFee(1, 1)).toBe(5001n)
    // 200,000 units for each instruction, and at most 1,400,000 for all.
    expect(readFee(20_000)).toBe(13_000n)
    expect(readFee(20_000, 2_000_000)).toBe(33_000n)
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

  it('says where the balance of a closed account goes, and what others send is not ours [RD16, RD17]', () => {
    const token = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
    const [account, stranger] = [Keypair.generate().publicKey, Keypair.generate().publicKey]
    const run = (data: number[], ...accounts: PublicKey[]) =>
      describeInstructions({
        programId: token,
        keys: accounts.map(pubkey => ({ pubkey, isSigner: pubkey === payer, isWritable: true })),
        data: Buffer.from(data),
      })
    const closed = run([9], account, stranger, payer)
    expect(closed.groups).toEqual([
      [
        { label: 'leaves', value: { ours: 'everythingHere' }, form: 'amount' },
        { label: 'account', value: account.toBase58(), form: 'code' },
        { label: 'to', value: stranger.toBase58(), form: 'code' },
      ],
    ])
    expect(closed.warnings).toEqual(['warnClose'])
    expect([en.everythingHere, en.warnClose]).toEqual([
      'Everything in this account',
      'This closes an account and sends everything in it to someone else.',
    ])
    expect(run([9], account, payer, payer).warnings).toEqual([])
    const units = [5, 0, 0, 0, 0, 0, 0, 0]
    expect(run([3, ...units], account, to, payer).groups[0]?.[0]).toMatchObject({ label: 'leaves' })
    const byOthers = run([3, ...units], account, to, stranger)
    expect(byOthers.leaves).toEqual([])
    expect(byOthers.groups[0]).toMatchObject([
      { label: 'amount', value: '5' },
      { label: 'from', value: account.toBase58() },
      { label: 'to' },
    ])
    const others = SystemProgram.transfer({ fromPubkey: stranger, toPubkey: payer, lamports: 1 })
    expect(describeInstructions(others).groups[0]?.slice(0, 2)).toMatchObject([
      { label: 'amount' },
      { label: 'from', value: stranger.toBase58() },
    ])
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

describe('networks', () => {
  it('never call the coin of an unknown network ETH [RD17]', () => {
    expect(describeNetwork('eip155:66666')).toMatchObject({ name: 'EVM 66666', symbol: '(EVM 66666)' })
    expect(describeNetwork('eip155:59144')).toMatchObject({ name: 'Linea', symbol: 'ETH' })
  })
})

describe('describePayment', () => {
  it('marks fees that are high in themselves, or for what is paid [RD17]', () => {
    const read = (fee: bigint, units = 0n) =>
      describePayment({
        network: ethereum,
        leaves: units > 0n ? [{ units, symbol: 'ETH', decimals: 18 }] : [],
        fee,
        balance: undefined,
        steps: 1,
      }).warnings
    const milli = 10n ** 15n
    expect(read(50n * milli)).toEqual(['warnFee'])
    expect(read(49n * milli, 100n * milli)).toEqual([])
    expect(read(5n * milli, 4n * milli)).toEqual(['warnFee'])
    expect(read(4n * milli, 1n * milli)).toEqual([])
    expect(read(1000n * milli, 5000n * milli)).toEqual(['warnFee'])
    expect(() => read(1001n * milli)).toThrow()
    expect(en.warnFee).toBe(
      'Check the network fee: it’s unusually high, or paid in a coin this wallet doesn’t know.',
    )
  })
})
