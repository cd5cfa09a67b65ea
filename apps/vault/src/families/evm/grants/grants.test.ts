import {
  type Chain,
  connectLocalContracts,
  deployDelegationContracts,
  startChain,
} from '@portico/sandbox/chain'
import {
  type Address,
  concat,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  http,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  publicActions,
  recoverTypedDataAddress,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDelegatedVault } from '../../../../test/createDelegatedVault.ts'
import { createApprovals } from '../../../approve/createApprovals.ts'
import { createRevokeGrant } from '../../../frame/createRevokeGrant.ts'
import { delegationManager } from '../delegation/delegate.ts'
import { decodeContext, encodeContext, toTypedData } from './encodeDelegation.ts'
import { parsePermission } from './parsePermissions.ts'
import { countMost, decodeCaveats, encodeCaveats } from './terms.ts'

const managerAbi = parseAbi(['function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] calls)'])
const day = 86_400
const hour = 3_600
const unit = 1_000_000n

interface Granted {
  readonly context: Hex
  readonly permission: { readonly data: object }
  readonly rules: readonly { readonly data: { readonly timestamp: number } }[]
}

interface Given {
  readonly type?: string
  readonly data?: object
  readonly more?: object
  readonly expiry?: number | null
}

describe('a permission of the account (ERC-7715)', () => {
  let chain: Chain
  let token: Address
  beforeAll(async () => {
    chain = await startChain()
    await deployDelegationContracts(chain.url)
    const dollar = { name: 'Dollar', symbol: 'USD', decimals: 6, supply: 10n ** 15n }
    token = getAddress(await connectLocalContracts(chain.url).deployToken(dollar))
  }, 120_000)
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => chain?.stop())

  async function createVisit(options: Parameters<typeof createDelegatedVault>[1] = {}) {
    const vault = createDelegatedVault(chain, options)
    const { client, address, request } = vault
    await vault.fund()
    const local = connectLocalContracts(chain.url)
    await local.sendToken(token, address, 1_000n * unit)
    const session = privateKeyToAccount(generatePrivateKey())
    const receiver = privateKeyToAccount(generatePrivateKey()).address
    await client.setBalance({ address: session.address, value: parseEther('1') })
    // The clock of the browser is that of the chain, which earlier tests have moved.
    const now = Number((await client.getBlock()).timestamp)
    vi.spyOn(Date, 'now').mockReturnValue(now * 1000)

    /** Up to 10 tokens each day for 30 days, unless given otherwise. */
    const toRequest = ({
      type = 'erc20-token-periodic',
      data,
      more,
      expiry = now + 30 * day,
    }: Given = {}) => ({
      chainId: '0x7a69',
      from: address,
      to: session.address,
      permission: {
        type,
        isAdjustmentAllowed: true,
        data: data ?? {
          tokenAddress: token,
          periodAmount: toHex(10n * unit),
          periodDuration: day,
          startTime: now,
        },
      },
      rules: expiry === null ? [] : [{ type: 'expiry', data: { timestamp: expiry } }],
      ...more,
    })
    const ask = (given?: Given) =>
      request('wallet_requestExecutionPermissions', [toRequest(given)]) as Promise<readonly Granted[]>
    async function grant(given?: Given): Promise<Granted> {
      const [granted] = await ask(given)
      if (!granted) throw new Error('The vault granted nothing.')
      return granted
    }

    /** Uses a permission as its session account does, with a call in the name of the visitor's account. */
    async function redeem(context: Hex, call: { to: Address; value?: bigint; data?: Hex }, by = session) {
      const wallet = createWalletClient({ account: by, transport: http(chain.url) }).extend(publicActions)
      const { to, value = 0n, data = '0x' } = call
      const hash = await wallet.sendTransaction({
        chain: null,
        gas: 1_000_000n,
        to: delegationManager,
        data: encodeFunctionData({
          abi: managerAbi,
          args: [[context], [pad('0x')], [concat([to, numberToHex(value, { size: 32 }), data])]],
        }),
      })
      // A wait for the next block would be one for ever: each transaction is mined with its own.
      return vi.waitFor(async () => (await wallet.getTransactionReceipt({ hash })).status, 20_000)
    }
    const spend = (context: Hex, amount: bigint, by = session) => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] })
      return redeem(context, { to: token, data }, by)
    }
    const spendCoins = (context: Hex, value: bigint) => redeem(context, { to: receiver, value })
    const setTime = (time: number) => client.setNextBlockTimestamp({ timestamp: BigInt(time) })
    const readReceived = () =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [receiver] })
    return {
      ...vault,
      now,
      session,
      receiver,
      toRequest,
      ask,
      grant,
      redeem,
      spend,
      spendCoins,
      setTime,
      readReceived,
    }
  }

  it('is described, granted with one confirmation at the address itself, and held by the chain [W-03]', async () => {
    const { address, asked, signed, now, session, toRequest, request, spend, readReceived, client } =
      await createVisit()
    const granted = await request('wallet_requestExecutionPermissions', [toRequest()])
    expect(granted).toEqual([
      {
        ...toRequest(),
        context: expect.stringMatching(/^0x[\da-f]+$/),
        dependencies: [],
        delegationManager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
      },
    ])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      title: 'allowSpending',
      place: 'window',
      account: address,
      origin: 'https://shop.example',
      spending: [{ amount: '10 USD', period: day, end: now + 30 * day, most: '300 USD' }],
      notes: ['firstBatch'],
      warnings: [],
    })
    expect(asked[0]?.groups.flat()).toContainEqual({
      label: 'spendingKey',
      value: session.address,
      form: 'code',
    })
    // The delegation to the contract travels along, and what was signed is what was shown.
    expect(signed[0]?.items.map(({ kind }) => kind)).toEqual(['evm-typed-data', 'evm-transaction'])
    expect(asked[0]?.raw).toContain(session.address)
    const [{ context }] = granted as readonly [Granted]
    expect(await spend(context, 6n * unit)).toBe('success')
    expect(await spend(context, 4n * unit)).toBe('success')
    expect(await spend(context, 1n)).toBe('reverted')
    expect(await readReceived()).toBe(10n * unit)
    expect(await client.getTransactionCount({ address })).toBe(2)
  })

  it('needs no transaction once the account delegates', async () => {
    const { ask, asked, signed, client, address } = await createVisit()
    await ask()
    await ask()
    expect(asked[1]).toMatchObject({ isFree: true })
    expect(asked[1]).not.toHaveProperty('notes')
    expect(signed[1]?.items).toHaveLength(1)
    expect(await client.getTransactionCount({ address })).toBe(2)
  })

  it.each(['native-token-periodic', 'native-token-stream', 'erc20-token-stream'])(
    'is kept to by the chain as %s',
    async type => {
      const { grant, now, spend, spendCoins, setTime, asked } = await createVisit()
      const isStream = type.endsWith('stream')
      const amounts = isStream
        ? { initialAmount: toHex(5n), amountPerSecond: toHex(2n), maxAmount: toHex(100n) }
        : { periodAmount: toHex(5n), periodDuration: day }
      const asset = type.startsWith('erc20') ? { tokenAddress: token } : {}
      const { context } = await grant({ type, data: { ...asset, ...amounts, startTime: now } })
      const use = type.startsWith('erc20') ? spend : spendCoins
      expect(await use(context, 1_000n)).toBe('reverted')
      expect(await use(context, 5n)).toBe('success')
      if (!isStream) return expect(await use(context, 1n)).toBe('reverted')
      await setTime(now + hour)
      expect(await use(context, 96n)).toBe('reverted')
      expect(await use(context, 95n)).toBe('success')
      expect(asked[0]?.spending).toMatchObject([{ period: day, initial: expect.stringMatching(/^0[.]0*5 /) }])
    },
  )

  it('adds several of one request with one confirmation', async () => {
    const { request, toRequest, asked, spend, spendCoins, now } = await createVisit()
    const coins = { periodAmount: toHex(7n), periodDuration: hour, startTime: now }
    const [first, second] = (await request('wallet_requestExecutionPermissions', [
      toRequest(),
      toRequest({ type: 'native-token-periodic', data: coins }),
    ])) as readonly [Granted, Granted]
    expect(asked).toHaveLength(1)
    expect(asked[0]?.spending).toHaveLength(2)
    expect(await spend(first.context, 1n)).toBe('success')
    expect(await spendCoins(second.context, 7n)).toBe('success')
  })

  it('tells the site what is supported, and what it was granted', async () => {
    const { request, ask, grant, address, wallet, now } = await createVisit()
    const supported = { chainIds: ['0x7a69'], ruleTypes: ['expiry'] }
    expect(await request('wallet_getSupportedExecutionPermissions', [])).toEqual({
      'erc20-token-periodic': supported,
      'erc20-token-stream': supported,
      'native-token-periodic': supported,
      'native-token-stream': supported,
    })
    expect(await wallet.getCapabilities({ account: address })).toMatchObject({
      31337: { permissions: { supported: true } },
    })
    expect(await request('wallet_getGrantedExecutionPermissions', [])).toEqual([])
    const granted = [...(await ask()), ...(await ask())]
    expect(await request('wallet_getGrantedExecutionPermissions', [])).toEqual(granted)
    const { context: permissionContext } = granted[0] as Granted
    expect(await request('wallet_revokeExecutionPermission', [{ permissionContext }])).toEqual({})
    expect(await request('wallet_getGrantedExecutionPermissions', [])).toEqual(granted.slice(1))
    await grant({ expiry: now + 40 * day })
    vi.spyOn(Date, 'now').mockReturnValue((now + 31 * day) * 1000)
    expect(await request('wallet_getGrantedExecutionPermissions', [])).toHaveLength(1)
  })

  it('is granted with the lower amount and the earlier end that the visitor chose', async () => {
    const lowered = { amount: '2.5', end: 0 }
    const { ask, asked, now, spend, setTime } = await createVisit({ lowered: [lowered] })
    lowered.end = now + 3 * day
    const [granted] = await ask()
    if (!granted) throw new Error('The vault granted nothing.')
    expect(granted).toMatchObject({
      permission: { data: { periodAmount: toHex(2_500_000n) } },
      rules: [{ data: { timestamp: lowered.end } }],
    })
    expect(asked[0]?.spending).toEqual([
      {
        amount: '2.5 USD',
        period: day,
        end: lowered.end,
        most: '7.5 USD',
        limits: { symbol: 'USD', amount: '10', end: now + 30 * day, current: '2.5' },
      },
    ])
    expect(await spend(granted.context, 2_500_001n)).toBe('reverted')
    expect(await spend(granted.context, 2_500_000n)).toBe('success')
    await setTime(lowered.end)
    expect(await spend(granted.context, 1n)).toBe('reverted')
  })

  it.each([
    ['more', { amount: '10.000001' }],
    ['nothing', { amount: '0.0000001' }],
    ['no number', { amount: '1e3' }],
    ['longer', { more: 31 * day }],
    ['in the past', { more: -1 }],
  ])('is not changed to %s', async (_, { amount = '1', more = day }: { amount?: string; more?: number }) => {
    const lowered = { amount, end: 0 }
    const { ask, asked, now } = await createVisit({ lowered: [lowered] })
    lowered.end = now + more
    await expect(ask()).rejects.toMatchObject({ code: 'invalid_params' })
    expect(asked).toEqual([])
  })

  it('is not changed where the site does not allow it', async () => {
    const lowered = { amount: '1', end: 0 }
    const { ask, toRequest, asked, now } = await createVisit({ lowered: [lowered] })
    lowered.end = now + day
    const permission = { ...toRequest().permission, isAdjustmentAllowed: false }
    await expect(ask({ more: { permission } })).rejects.toMatchObject({ code: 'invalid_params' })
    expect(asked).toEqual([])
  })

  it('takes requests in the format of kits that have not changed (wallet_grantPermissions) [W-03]', async () => {
    const { request, session, address, now, spend } = await createVisit()
    const given = {
      chainId: '0x7a69',
      expiry: now + 30 * day,
      signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: session.publicKey }] } },
      permissions: [
        {
          type: 'erc20-recurring-allowance',
          data: { token, allowance: toHex(10n * unit), start: now, period: day },
        },
      ],
      policies: [],
    }
    const granted = (await request('wallet_grantPermissions', [given])) as Granted
    expect(granted).toMatchObject({ ...given, address })
    expect(await spend(granted.context, 10n * unit)).toBe('success')
    expect(await request('wallet_revokePermissions', [{ permissionContext: granted.context }])).toEqual({})
    expect(await spend(granted.context, 1n)).toBe('reverted')
  })

  describe('against an attacker', () => {
    it('cannot be used before its start [KS14]', async () => {
      const { grant, now, spend, setTime } = await createVisit()
      const startTime = now + hour
      const data = { tokenAddress: token, periodAmount: toHex(5n), periodDuration: day, startTime }
      const { context } = await grant({ data })
      await setTime(startTime - 1)
      expect(await spend(context, 1n)).toBe('reverted')
      await setTime(startTime)
      expect(await spend(context, 5n)).toBe('success')
    })

    it('cannot be used above its limit, in one call or in several [KS14]', async () => {
      const { grant, spend, readReceived } = await createVisit()
      const { context } = await grant()
      expect(await spend(context, 10n * unit + 1n)).toBe('reverted')
      expect(await spend(context, 9n * unit)).toBe('success')
      expect(await spend(context, unit + 1n)).toBe('reverted')
      expect(await spend(context, unit)).toBe('success')
      expect(await readReceived()).toBe(10n * unit)
    })

    it('gives the amount of a period once on each side of its boundary [KS14]', async () => {
      const { grant, now, spend, setTime, readReceived } = await createVisit()
      const { context } = await grant()
      await setTime(now + day - 1)
      expect(await spend(context, 10n * unit)).toBe('success')
      await setTime(now + day)
      expect(await spend(context, 10n * unit)).toBe('success')
      await setTime(now + day + 1)
      expect(await spend(context, 1n)).toBe('reverted')
      // What was not spent of an earlier period is lost.
      await setTime(now + 4 * day)
      expect(await spend(context, 10n * unit + 1n)).toBe('reverted')
      expect(await readReceived()).toBe(20n * unit)
    })

    it('cannot be used after its end [KS14]', async () => {
      const { grant, now, spend, setTime } = await createVisit()
      const { context } = await grant({ expiry: now + 2 * day })
      await setTime(now + 2 * day - 1)
      expect(await spend(context, 1n)).toBe('success')
      await setTime(now + 2 * day)
      expect(await spend(context, 1n)).toBe('reverted')
    })

    it('cannot be used after the visitor has revoked it [KS14]', async () => {
      const { grant, request, spend, asked } = await createVisit()
      const { context } = await grant()
      const other = await grant()
      expect(await spend(context, 1n)).toBe('success')
      await request('wallet_revokeExecutionPermission', [{ permissionContext: context }])
      expect(asked.at(-1)).toMatchObject({
        title: 'endSpending',
        spending: [{ amount: '10 USD', period: day }],
      })
      expect(await spend(context, 1n)).toBe('reverted')
      expect(await spend(other.context, 1n)).toBe('success')
      const again = request('wallet_revokeExecutionPermission', [{ permissionContext: context }])
      await expect(again).rejects.toMatchObject({ code: 'resource_not_found' })
    })

    it('cannot be used after the visitor has turned smart features off, nor once they are on again [KS14]', async () => {
      const { grant, spend, context: vault, account, client, address, listGrants } = await createVisit()
      const { context } = await grant()
      const revoke = createRevokeGrant(vault, 'https://vault.example')
      const { signal } = new AbortController()
      const approvals = createApprovals(shown => shown && queueMicrotask(shown.approve))
      expect(account.addresses.eip155).toBe(address)
      await revoke({ network: 'eip155:31337' }, approvals, signal)
      await expect.poll(() => client.getCode({ address })).toBeUndefined()
      expect(await spend(context, 1n)).toBe('reverted')
      expect(await listGrants('eip155:31337', signal)).toEqual([])
      const next = await grant()
      expect(await spend(context, 1n)).toBe('reverted')
      expect(await spend(next.context, 1n)).toBe('success')
    })

    it('cannot be used or revoked by another account [KS14]', async () => {
      const { grant, spend, client } = await createVisit()
      const { context } = await grant()
      const thief = privateKeyToAccount(generatePrivateKey())
      await client.setBalance({ address: thief.address, value: parseEther('1') })
      expect(await spend(context, 1n, thief)).toBe('reverted')
      const other = await createVisit()
      await other.grant()
      const revoking = other.request('wallet_revokeExecutionPermission', [{ permissionContext: context }])
      await expect(revoking).rejects.toMatchObject({ code: 'invalid_params' })
      expect(await spend(context, 1n)).toBe('success')
    })

    it('cannot be changed after it was signed [KS14]', async () => {
      const { grant, spend, session } = await createVisit()
      const { context } = await grant()
      const signed = decodeContext(context)
      if (!signed) throw new Error('The context has another form.')
      const { terms, nonce = 0n } = decodeCaveats(signed.caveats) ?? {}
      if (terms?.kind !== 'periodic') throw new Error('The context has other caveats.')
      const forge = (changed: object) => encodeContext({ ...signed, ...changed })
      const more = { ...terms, amount: terms.amount * 2n }
      for (const changed of [
        { caveats: encodeCaveats(more, nonce) },
        { caveats: [] },
        { salt: signed.salt + 1n },
        { delegate: privateKeyToAccount(generatePrivateKey()).address },
      ])
        expect(await spend(forge(changed), 1n)).toBe('reverted')
      expect(await spend(forge({ delegate: session.address }), 1n)).toBe('success')
    })

    it('is signed for one network alone [KS14]', async () => {
      const { grant, address, asked, ask } = await createVisit()
      const { context } = await grant()
      const signed = decodeContext(context)
      if (!signed) throw new Error('The context has another form.')
      const recover = (chainId: bigint) =>
        recoverTypedDataAddress({ ...toTypedData(signed, chainId), signature: signed.signature })
      expect(await recover(31337n)).toBe(address)
      expect(await recover(1n)).not.toBe(address)
      expect(await recover(0n)).not.toBe(address)
      for (const chainId of ['0x1', '0x0'])
        await expect(ask({ more: { chainId } })).rejects.toMatchObject({ rpcCode: 5710 })
      expect(asked).toHaveLength(1)
    })

    it('allows nothing but what it says: no other call, no coins with it [KS14]', async () => {
      const { grant, redeem, receiver, now } = await createVisit()
      const { context } = await grant()
      const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [receiver, 1n] })
      const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, 1n] })
      expect(await redeem(context, { to: token, data: approve })).toBe('reverted')
      expect(await redeem(context, { to: receiver, data: transfer })).toBe('reverted')
      expect(await redeem(context, { to: receiver, value: 1n, data: transfer })).toBe('reverted')
      expect(await redeem(context, { to: receiver, value: 1n })).toBe('reverted')
      const coins = { periodAmount: toHex(5n), periodDuration: day, startTime: now }
      const native = await grant({ type: 'native-token-periodic', data: coins })
      expect(await redeem(native.context, { to: token, value: 1n, data: transfer })).toBe('reverted')
    })

    it('is not requested for another account, without an end, or without a limit [KS14]', async () => {
      const { ask, asked, toRequest, request, now, receiver } = await createVisit()
      const refused = { code: 'invalid_params' }
      const { permission } = toRequest()
      const fixed = { permission: { ...permission, isAdjustmentAllowed: false } }
      const old = { ...permission.data, startTime: now - 40 * day }
      const cases: readonly Given[] = [
        { expiry: now },
        { expiry: now + 367 * day },
        { expiry: null, more: fixed },
        { more: { rules: [{ type: 'payee', data: { addresses: [receiver] } }] } },
        { more: { permission: { ...fixed.permission, data: old } } },
        { more: { signer: { type: 'account' } } },
        { type: 'erc20-token-transfer' },
        { data: { ...permission.data, periodAmount: toHex(0n) } },
        { data: { ...permission.data, periodAmount: toHex(2n ** 95n) } },
        { data: { ...permission.data, periodDuration: 59 } },
        { data: { ...permission.data, startTime: now + 31 * day } },
        { data: { ...permission.data, tokenAddress: receiver } },
        { data: { ...permission.data, other: 1 } },
        { type: 'native-token-periodic' },
        { type: 'native-token-stream', data: { amountPerSecond: toHex(0n) } },
        {
          type: 'native-token-stream',
          data: { amountPerSecond: toHex(1n), initialAmount: toHex(2n), maxAmount: toHex(2n) },
        },
      ]
      for (const given of cases)
        await expect(ask(given), JSON.stringify(given)).rejects.toMatchObject(refused)
      await expect(ask({ more: { from: receiver } })).rejects.toMatchObject({ code: 'unauthorized' })
      const many = Array.from({ length: 5 }, () => toRequest())
      await expect(request('wallet_requestExecutionPermissions', many)).rejects.toMatchObject(refused)
      expect(asked).toEqual([])
    })

    it('is not granted where an enforcer is missing, or by the account without smart features', async () => {
      const without = await createVisit({
        changed: {
          eth_getCode: ([address]) =>
            address === '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB' ? '0x' : undefined,
        },
      })
      await expect(without.ask()).rejects.toMatchObject({ code: 'not_available_in_vault' })
      const eoa = await createVisit({ preferred: 'eoa' })
      await expect(eoa.ask()).rejects.toMatchObject({ code: 'not_available_in_vault' })
      expect(await eoa.request('wallet_getSupportedExecutionPermissions', [])).toEqual({})
      expect([...without.asked, ...eoa.asked]).toEqual([])
    })
  })
})

describe('parsePermission', () => {
  const now = 1_800_000_000
  const request = (data: object, more: object = {}) => ({
    chainId: '0x1',
    to: `0x${'11'.repeat(20)}`,
    permission: { type: 'native-token-periodic', isAdjustmentAllowed: true, data },
    ...more,
  })

  it('adds an end after 30 days, and begins now, if the site leaves both to the wallet', () => {
    const data = { periodAmount: '0x5', periodDuration: day }
    expect(parsePermission(request(data), 0, now).terms).toEqual({
      kind: 'periodic',
      token: undefined,
      amount: 5n,
      period: day,
      start: now,
      end: now + 30 * day,
    })
  })

  it('moves a start that lies back, so that the amounts of two periods cannot be spent at once', () => {
    const data = { periodAmount: '0x5', periodDuration: 30 * day, startTime: now - 29 * day }
    expect(parsePermission(request(data), 0, now).terms.start).toBe(now)
    const late = { ...data, startTime: now - 299 }
    expect(parsePermission(request(late), 0, now).terms.start).toBe(now - 299)
  })

  it('counts the most that can be spent until the end', () => {
    const periodic = { kind: 'periodic', amount: 5n, period: day, start: now, end: now + 10 * day } as const
    expect(countMost(periodic, now)).toBe(50n)
    expect(countMost(periodic, now + 9 * day)).toBe(5n)
    const stream = {
      kind: 'stream',
      initial: 5n,
      perSecond: 2n,
      max: 100n,
      start: now,
      end: now + 10,
    } as const
    expect(countMost(stream, now)).toBe(25n)
    expect(countMost({ ...stream, end: now + day }, now)).toBe(100n)
  })
})
