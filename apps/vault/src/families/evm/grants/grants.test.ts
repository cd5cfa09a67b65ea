import { connectLocalContracts, spendingGrantsAbi, startBundler, startChain } from '@portico/sandbox/chain'
import {
  type Address,
  createWalletClient,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  http,
  parseAbi,
  publicActions,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSmartVault } from '../../../../test/createSmartVault.ts'
import type { UserOperation } from '../sign/UserOperation.ts'
import { countMost, parsePermissions } from './parsePermissions.ts'

const receiver = '0x2222222222222222222222222222222222222222'
const day = 86_400
const now = () => Math.floor(Date.now() / 1000)

const key = privateKeyToAccount(generatePrivateKey())

/** As sites ask for it: up to 10 of a token with six decimals every day, for 30 days. */
const ask10 = (token: Address, more: object = {}) => ({
  chainId: '0x7a69',
  expiry: now() + 30 * day,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: key.publicKey }] } },
  permissions: [
    {
      type: 'erc20-recurring-allowance',
      data: { token, allowance: toHex(10_000_000n), start: now() - 60, period: day },
    },
  ],
  policies: [],
  ...more,
})

describe('a permission of the smart account', () => {
  let chain: Awaited<ReturnType<typeof startChain>>
  let bundler: Awaited<ReturnType<typeof startBundler>>
  let token: Address
  beforeAll(async () => {
    chain = await startChain()
    bundler = await startBundler({ chainUrl: chain.url })
    token = getAddress(
      await connectLocalContracts(chain.url).deployToken({
        name: 'Dollar',
        symbol: 'USD',
        decimals: 6,
        supply: 10n ** 15n,
      }),
    )
  }, 120_000)
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await bundler?.stop()
    await chain?.stop()
  })

  async function createVisit() {
    const vault = createSmartVault(chain, bundler, { hasGrants: true })
    await vault.fund()
    const local = connectLocalContracts(chain.url)
    await local.sendToken(token, vault.address, 500_000_000n)
    await local.sendCoin(key.address, 10n ** 18n)
    const wallet = createWalletClient({ account: key, transport: http(chain.url) }).extend(publicActions)
    const spend = async (id: unknown, amount: bigint) => {
      const call = {
        address: bundler.grants,
        abi: spendingGrantsAbi,
        functionName: 'spend',
        args: [id as `0x${string}`, receiver, amount],
      } as const
      await wallet.simulateContract(call)
      const hash = await wallet.writeContract({ ...call, chain: null })
      await wallet.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    }
    const readAllowance = () =>
      vault.client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [vault.address, bundler.grants],
      })
    const readReserved = (id: unknown) =>
      vault.client.readContract({
        address: bundler.grants,
        abi: spendingGrantsAbi,
        functionName: 'reserved',
        args: [id as `0x${string}`],
      })
    const grant = async (more?: object) =>
      (await vault.ask('wallet_grantPermissions', [ask10(token, more)])) as {
        readonly context: string
        readonly signerMeta: { readonly ids: readonly string[] }
      }
    return { ...vault, spend, readAllowance, readReserved, grant }
  }

  it('is said in words, given by one operation, and held by the chain', async () => {
    const { address, asked, signed, grant, spend, readAllowance, readReserved } = await createVisit()
    const request = ask10(token)
    const granted = await grant({ expiry: request.expiry })
    expect(granted).toMatchObject({
      chainId: '0x7a69',
      address,
      expiry: request.expiry,
      permissions: [{ type: 'erc20-recurring-allowance', data: { token } }],
      context: expect.stringMatching(/^0x[\da-f]{104}$/),
      signerMeta: { contract: bundler.grants, ids: [expect.stringMatching(/^0x[\da-f]{64}$/)] },
    })
    const [shown] = asked
    expect(shown).toMatchObject({
      title: 'allowSpending',
      place: 'window',
      origin: 'https://shop.example',
      // Of 30 days, the first of which has begun a minute ago: it ends in the 31st.
      spending: [{ amount: '10 USD', period: day, end: request.expiry, most: '310 USD' }],
      warnings: [],
    })
    expect(shown?.spending?.[0]).not.toHaveProperty('start')
    expect(shown?.groups.flat()).toEqual(
      expect.arrayContaining([
        { label: 'spendingKey', value: key.address, form: 'code' },
        { label: 'allowance', value: '310 USD', form: 'amount' },
        { label: 'spender', value: bundler.grants, form: 'code' },
        { label: 'token', value: token, form: 'code' },
      ]),
    )
    // What was signed is what was shown.
    expect(signed).toHaveLength(1)
    const [item] = signed[0]?.items ?? []
    const { callData } = (item as { operation: UserOperation }).operation
    const { args } = decodeFunctionData({
      abi: parseAbi([
        'struct Call { address to; uint256 value; bytes data; }',
        'function executeBatch(Call[] calls)',
      ]),
      data: callData,
    })
    expect(args[0].map(({ to }) => to)).toEqual([token, bundler.grants])
    expect(decodeFunctionData({ abi: erc20Abi, data: args[0][0]?.data ?? '0x' })).toEqual({
      functionName: 'approve',
      args: [bundler.grants, 310_000_000n],
    })
    expect(decodeFunctionData({ abi: spendingGrantsAbi, data: args[0][1]?.data ?? '0x' })).toMatchObject({
      functionName: 'grant',
      args: [
        expect.any(String),
        { key: key.address, token, allowance: 10_000_000n, period: day, end: request.expiry },
      ],
    })
    const [id] = granted.signerMeta.ids
    expect(await readReserved(id)).toBe(310_000_000n)
    await spend(id, 6_000_000n)
    await spend(id, 4_000_000n)
    await expect(spend(id, 1n)).rejects.toThrow('OverAllowance')
    expect(await readAllowance()).toBe(300_000_000n)
  })

  it('is ended by its context, and what others need stays allowed', async () => {
    const { asked, ask, grant, spend, readAllowance } = await createVisit()
    const first = await grant()
    const second = await grant()
    // Some tokens change an allowance by way of nothing only.
    expect(asked[1]?.groups.flat().filter(({ label }) => label === 'allowance')).toMatchObject([
      { value: '0 USD' },
      { value: '620 USD' },
    ])
    expect(await readAllowance()).toBe(620_000_000n)
    expect(await ask('wallet_revokePermissions', [{ permissionContext: first.context }])).toEqual({})
    expect(asked[2]).toMatchObject({ title: 'endSpending', spending: [{ amount: '10 USD', period: day }] })
    await expect(spend(first.signerMeta.ids[0], 1n)).rejects.toThrow('NotGranted')
    expect(await readAllowance()).toBe(310_000_000n)
    await spend(second.signerMeta.ids[0], 1n)
    // As the kit asks, with what the data service calls it.
    const reported = { pci: 'abc', context: second.context, permissions: [], expiry: 1 }
    expect(await ask('wallet_revokePermissions', [reported])).toEqual({})
    expect(await readAllowance()).toBe(0n)
    await expect(ask('wallet_revokePermissions', [reported])).rejects.toMatchObject({
      code: 'resource_not_found',
    })
    expect(asked).toHaveLength(4)
  })

  /** Does something once, when the node has answered the first of these calls of a contract. */
  function interfere(selectors: readonly string[], act: () => Promise<unknown>) {
    const { fetch } = globalThis
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const answer = await fetch(url, init)
      if (!selectors.some(selector => String(init?.body).includes(`"0x${selector}`))) return answer
      spy.mockRestore()
      await act()
      return answer
    })
  }
  const [reservedOf, reserved] = ['1bea88bd', '92698814'] as const

  it.each([
    ['fails whatever it is asked', '0x60006000fd'],
    ['answers garbage', '0x60016000f3'],
    ['fails only when its allowance is changed', '0x60003560e01c63095ea7b31460145760206000f35b60006000fd'],
  ] as const)('is ended together with that of a token which %s', async (_, code) => {
    const { ask, asked, spend, test } = await createVisit()
    const evil = getAddress(
      await connectLocalContracts(chain.url).deployToken({
        name: 'Evil',
        symbol: 'EVIL',
        decimals: 6,
        supply: 1n,
      }),
    )
    const permissions = [token, evil].flatMap(each => ask10(each).permissions)
    const { context, signerMeta } = (await ask('wallet_grantPermissions', [
      ask10(token, { permissions }),
    ])) as { context: string; signerMeta: { ids: string[] } }
    await test.setCode({ address: evil, bytecode: code })
    expect(await ask('wallet_revokePermissions', [{ context }])).toEqual({})
    expect(asked[1]).toMatchObject({ title: 'endSpending', spending: [{ amount: '10 USD' }, {}] })
    for (const id of signerMeta.ids) await expect(spend(id, 1n)).rejects.toThrow('NotGranted')
  })

  it('is ended also where its context has another that is over', async () => {
    const { ask, grant, spend, readAllowance } = await createVisit()
    const [first, second] = [await grant(), await grant()]
    await ask('wallet_revokePermissions', [{ context: first.context }])
    const both = `${first.context}${second.context.slice(42)}`
    expect(await ask('wallet_revokePermissions', [{ context: both }])).toEqual({})
    await expect(spend(second.signerMeta.ids[0], 1n)).rejects.toThrow('NotGranted')
    expect(await readAllowance()).toBe(0n)
  })

  it('leaves others what they need, also where the site spends while it is ended', async () => {
    const { ask, grant, spend, readAllowance } = await createVisit()
    const [first, second] = [await grant(), await grant()]
    interfere([reservedOf, reserved], () => spend(first.signerMeta.ids[0], 6_000_000n))
    await ask('wallet_revokePermissions', [{ context: first.context }])
    expect(await readAllowance()).toBeGreaterThanOrEqual(310_000_000n)
    await spend(second.signerMeta.ids[0], 10_000_000n)
  })

  it('takes nothing from another that is given in another tab while it is asked for', async () => {
    const { ask, context, grant, readAllowance } = await createVisit()
    const otherTab = { ...context, state: { ...context.state, operations: new Map() } }
    interfere([reservedOf], () => ask('wallet_grantPermissions', [ask10(token)], otherTab))
    await expect(grant()).rejects.toThrow()
    expect(await readAllowance()).toBe(310_000_000n)
  })

  it('is given by no call of the contract that a site makes up', async () => {
    const { ask, asked, address } = await createVisit()
    const terms = { key: key.address, token, allowance: 1n, period: day, start: now(), end: now() + day }
    const data = encodeFunctionData({
      abi: spendingGrantsAbi,
      functionName: 'grant',
      args: [`0x${'1'.repeat(64)}`, terms],
    })
    for (const to of [
      bundler.grants,
      bundler.grants.toLowerCase(),
      `0x${bundler.grants.slice(2).toUpperCase()}`,
    ]) {
      const batch = { from: address, calls: [{ to: receiver }, { to, data }] }
      await expect(ask('wallet_sendCalls', [batch])).rejects.toMatchObject({ code: 'invalid_params' })
      await expect(ask('eth_sendTransaction', [{ from: address, to, data }])).rejects.toMatchObject({
        code: 'invalid_params',
      })
    }
    expect(asked).toEqual([])
  })

  it('is ended by nobody but who gave it', async () => {
    const one = await createVisit()
    const other = await createVisit()
    const { context } = await one.grant()
    await expect(other.ask('wallet_revokePermissions', [{ context }])).rejects.toThrow()
    await expect(one.ask('wallet_revokePermissions', [{ context: '0x' }])).rejects.toThrow()
    expect(other.asked).toEqual([])
  })

  it('is not given of what does not say that it is a token, nor where there is no contract for it', async () => {
    const { ask, asked } = await createVisit()
    await expect(ask('wallet_grantPermissions', [ask10(bundler.factory)])).rejects.toMatchObject({
      code: 'invalid_params',
    })
    await expect(ask('wallet_grantPermissions', [ask10(token, { chainId: '0x1' })])).rejects.toMatchObject({
      code: 'invalid_params',
    })
    const without = createSmartVault(chain, bundler)
    await expect(without.ask('wallet_grantPermissions', [ask10(token)])).rejects.toMatchObject({
      code: 'not_available_in_vault',
    })
    expect([...asked, ...without.asked]).toEqual([])
  })

  it('is not refused for its token where the node does not answer', async () => {
    const { ask, asked } = await createVisit()
    const { fetch } = globalThis
    const symbol = '"0x95d89b41'
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
      String(init?.body).includes(symbol)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(url, init),
    )
    await expect(ask('wallet_grantPermissions', [ask10(token)])).rejects.not.toMatchObject({
      code: 'invalid_params',
    })
    expect(asked).toEqual([])
  })

  it('says that it is in a block and failed, where it is so', async () => {
    const { grant } = await createVisit()
    const { fetch } = globalThis
    const transactionHash = `0x${'ab'.repeat(32)}`
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
      String(init?.body).includes('eth_getUserOperationReceipt')
        ? Promise.resolve(Response.json({ result: { success: false, receipt: { transactionHash } } }))
        : fetch(url, init),
    )
    await expect(grant()).rejects.toMatchObject({
      code: 'transaction_reverted',
      message: expect.stringContaining(transactionHash),
    })
  })

  it('begins now where it is asked for from long ago, so that no two periods are spent at once', async () => {
    const { ask, asked, spend, test } = await createVisit()
    const [permission] = ask10(token).permissions
    const data = { ...permission?.data, start: now() - day + 400 }
    const { permissions, signerMeta } = (await ask('wallet_grantPermissions', [
      ask10(token, { permissions: [{ ...permission, data }] }),
    ])) as { permissions: { data: { start: number } }[]; signerMeta: { ids: string[] } }
    expect(Math.abs((permissions[0]?.data.start ?? 0) - now())).toBeLessThan(60)
    expect(asked[0]?.groups.flat()).toContainEqual({ label: 'allowance', value: '300 USD', form: 'amount' })
    await spend(signerMeta.ids[0], 10_000_000n)
    await test.increaseTime({ seconds: 500 })
    await test.mine({ blocks: 1 })
    await expect(spend(signerMeta.ids[0], 1n)).rejects.toThrow('OverAllowance')
  })

  it('is named among the capabilities where there is a contract for it [R-21]', async () => {
    const readCapabilities = (hasGrants: boolean) => {
      const { address, readEvm } = createSmartVault(chain, bundler, { hasGrants })
      return readEvm({ network: 'eip155:31337', method: 'wallet_getCapabilities', params: [address] })
    }
    expect(await readCapabilities(true)).toEqual({
      '0x7a69': {
        atomic: { status: 'supported' },
        permissions: {
          supported: true,
          signerTypes: ['keys'],
          keyTypes: ['secp256k1'],
          permissionTypes: ['erc20-recurring-allowance'],
          policyTypes: [],
        },
      },
    })
    expect(await readCapabilities(false)).toEqual({ '0x7a69': { atomic: { status: 'supported' } } })
  })
})

describe('countMost', () => {
  const start = 1_800_000_000
  const count = (length: number, now = start, period = day) =>
    countMost({ key: receiver, token: receiver, allowance: 7n, period, start, end: start + length }, now)

  it('counts every period in which something can be spent, also the one in which it ends', () => {
    expect(count(1)).toBe(7n)
    expect(count(day)).toBe(7n)
    expect(count(day + 1)).toBe(14n)
    expect(count(30 * day)).toBe(210n)
    expect(count(366 * day, start, 60)).toBe(7n * 527_040n)
  })

  it('counts those that are over no more, and all of what begins later', () => {
    expect(count(30 * day, start + day - 1)).toBe(210n)
    expect(count(30 * day, start + day)).toBe(203n)
    expect(count(30 * day, start - day)).toBe(210n)
  })
})

describe('parsePermissions', () => {
  const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const withData = (data: object) => {
    const { permissions, ...rest } = ask10(token)
    return { ...rest, permissions: permissions.map(each => ({ ...each, data: { ...each.data, ...data } })) }
  }
  const withKeys = (...keys: readonly object[]) => ask10(token, { signer: { type: 'keys', data: { keys } } })

  it('reads the key, whole or short, as the address that may spend', () => {
    const short = `0x${Number(BigInt(`0x${key.publicKey.slice(-2)}`) & 1n) ? '03' : '02'}${key.publicKey.slice(4, 68)}`
    for (const publicKey of [key.publicKey, short])
      expect(parsePermissions(withKeys({ type: 'secp256k1', publicKey }), now()).terms[0]?.key).toBe(
        key.address,
      )
  })

  it.each<[string, () => object, string]>([
    [
      'coins',
      () => ask10(token, { permissions: [{ type: 'native-token-recurring-allowance', data: {} }] }),
      'Only erc20-recurring-allowance is.',
    ],
    [
      'calls of a contract',
      () => ask10(token, { permissions: [{ type: 'contract-call', data: {} }] }),
      'Only erc20-recurring-allowance is.',
    ],
    [
      'another curve',
      () => withKeys({ type: 'secp256r1', publicKey: key.publicKey }),
      'Only secp256k1 is supported.',
    ],
    [
      'two keys',
      () =>
        withKeys(
          { type: 'secp256k1', publicKey: key.publicKey },
          { type: 'secp256k1', publicKey: key.publicKey },
        ),
      'more than one key',
    ],
    ['no key', () => withKeys({ type: 'secp256k1', publicKey: '0x04' }), 'must have a public key'],
    ['an account', () => ask10(token, { signer: { type: 'account', data: {} } }), 'signer.type'],
    ['policies', () => ask10(token, { policies: [{}] }), 'Policies are not supported'],
    ['no permission', () => ask10(token, { permissions: [] }), 'permissions is malformed'],
    ['a field that nobody knows', () => ask10(token, { gas: 1 }), 'gas is malformed'],
    ['no end', () => ask10(token, { expiry: undefined }), 'expiry is malformed'],
    ['an end in the past', () => ask10(token, { expiry: now() - 1 }), 'in the past'],
    ['an end in years', () => ask10(token, { expiry: now() + 400 * day }), '366 days'],
    ['no limit', () => withData({ allowance: `0x${'f'.repeat(64)}` }), 'is unlimited'],
    ['nothing', () => withData({ allowance: '0x0' }), 'is zero'],
    ['every second', () => withData({ period: 1 }), '60 seconds'],
    ['a start after the end', () => withData({ start: now() + 31 * day }), 'before expiry'],
    ['no token', () => withData({ token: 'USDC' }), 'token is malformed'],
  ])('refuses %s, and says why', (_, describeRequest, why) => {
    try {
      parsePermissions(describeRequest(), now())
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid_params' })
      expect(String((error as { detail?: string }).detail ?? error)).toContain(why)
    }
  })
})
