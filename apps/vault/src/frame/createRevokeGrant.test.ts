import { connectLocalContracts, spendingGrantsAbi, startBundler, startChain } from '@portico/sandbox/chain'
import { type Address, erc20Abi, getAddress, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSmartVault } from '../../test/createSmartVault.ts'
import { listGrants } from '../families/evm/grants/listGrants.ts'
import { createNodeClient } from '../node/createNodeClient.ts'
import { createGrantRevocation, createRevokeGrant } from './createRevokeGrant.ts'

const network = 'eip155:31337'
const day = 86_400
const now = () => Math.floor(Date.now() / 1000)
const key = privateKeyToAccount(generatePrivateKey())

describe('what sites may spend, in the window of the vault', () => {
  let chain: Awaited<ReturnType<typeof startChain>>
  let bundler: Awaited<ReturnType<typeof startBundler>>
  let dollar: Address
  const deployToken = async (symbol: string) =>
    getAddress(
      await connectLocalContracts(chain.url).deployToken({
        name: symbol,
        symbol,
        decimals: 6,
        supply: 10n ** 15n,
      }),
    )
  beforeAll(async () => {
    chain = await startChain()
    bundler = await startBundler({ chainUrl: chain.url })
    dollar = await deployToken('USD')
  }, 120_000)
  afterAll(async () => {
    await bundler?.stop()
    await chain?.stop()
  })

  async function createVisit() {
    const vault = createSmartVault(chain, bundler, { hasGrants: true })
    await vault.fund()
    const { keeper, state, account } = vault.context
    let login = account
    const around = {
      keeper: { ...keeper, getAccount: async () => login, prepare: async () => {} },
      state: { ...state, dapp: { metadata: { name: 'Nimbus' } } },
    } as unknown as Parameters<typeof createRevokeGrant>[0]
    const revocation = createGrantRevocation(createRevokeGrant(around, 'https://vault.example'))
    const grant = async (token: Address = dollar, more: object = {}) => {
      const data = { token, allowance: toHex(10_000_000n), start: now() - 60, period: day }
      return (await vault.ask('wallet_grantPermissions', [
        {
          chainId: '0x7a69',
          expiry: now() + 30 * day,
          signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: key.publicKey }] } },
          permissions: [{ type: 'erc20-recurring-allowance', data }],
          policies: [],
          ...more,
        },
      ])) as { readonly context: `0x${string}`; readonly expiry: number }
    }
    const { settings, owner, address, client } = vault
    const list = (rpcUrl = chain.url) =>
      listGrants(
        {
          network,
          origin: 'https://shop.example',
          node: createNodeClient({ [network]: rpcUrl }),
          smartAccounts: { [network]: settings },
          signal: new AbortController().signal,
        },
        owner.address,
      )
    const readRevoked = async () => {
      const [, granted] = await client.readContract({
        address: bundler.grants,
        abi: spendingGrantsAbi,
        functionName: 'list',
        args: [address],
      })
      return granted.map(({ revoked }) => revoked)
    }
    const readAllowance = () =>
      client.readContract({
        address: dollar,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [address, bundler.grants],
      })
    const askToRevoke = (context: `0x${string}`) =>
      revocation.askToRevoke({ network, context }, new AbortController().signal)
    return {
      ...vault,
      revocation,
      grant,
      list,
      readRevoked,
      readAllowance,
      askToRevoke,
      loseSmartAccount() {
        login = { ...account, smart: {} }
      },
    }
  }

  it('is read from the chain, whether or not a site has told anybody', async () => {
    const { grant, list } = await createVisit()
    expect(await list()).toEqual([])
    const { context, expiry } = await grant()
    expect(await list()).toEqual([
      { network, context, key: key.address, spending: { amount: '10 USD', period: day, end: expiry } },
    ])
  })

  it('is ended by what was shown, on the chain, and nothing else with it', async () => {
    const { grant, list, revocation, askToRevoke, signed, readRevoked, readAllowance } = await createVisit()
    const first = await grant()
    const second = await grant()
    const shown = await askToRevoke(first.context)
    expect(shown).toMatchObject({
      title: 'endSpending',
      place: 'window',
      origin: 'https://vault.example',
      spending: [{ amount: '10 USD', period: day, end: first.expiry }],
    })
    // Nobody but the visitor asks for it.
    expect(shown).not.toHaveProperty('siteName')
    // Nothing before somebody has agreed.
    expect(signed).toHaveLength(2)
    expect(await readRevoked()).toEqual([false, false])
    await revocation.decideRevocation(true)
    expect(signed).toHaveLength(3)
    const [item] = signed[2]?.items ?? []
    expect(shown.raw).toBe(JSON.stringify((item as { operation: object }).operation, null, 2))
    expect(await readRevoked()).toEqual([true, false])
    expect(await readAllowance()).toBe(310_000_000n)
    expect((await list()).map(({ context }) => context)).toEqual([second.context])
  })

  it('stays as it is when the visitor says no, closes the window, or asks about another one', async () => {
    const { grant, revocation, askToRevoke, signed, readRevoked } = await createVisit()
    const { context } = await grant()
    await askToRevoke(context)
    await revocation.decideRevocation(false)
    await expect(revocation.decideRevocation(true)).rejects.toMatchObject({ code: 'user_rejected' })
    await askToRevoke(context)
    revocation.stop()
    await expect(revocation.decideRevocation(true)).rejects.toMatchObject({ code: 'user_rejected' })
    await askToRevoke(context)
    await expect(askToRevoke('0x')).rejects.toMatchObject({ code: 'invalid_params' })
    await expect(revocation.decideRevocation(true)).rejects.toMatchObject({ code: 'invalid_params' })
    expect(signed).toHaveLength(1)
    expect(await readRevoked()).toEqual([false])
  })

  it('is not asked about where there is no such account', async () => {
    const { grant, askToRevoke, loseSmartAccount } = await createVisit()
    const { context } = await grant()
    loseSmartAccount()
    await expect(askToRevoke(context)).rejects.toMatchObject({ code: 'network_not_served' })
  })

  it('is listed no more once it is over', async () => {
    const { grant, list } = await createVisit()
    await grant(dollar, { expiry: now() + 3600 })
    const lasting = await grant()
    const later = Date.now() + 2 * 3600 * 1000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    expect((await list()).map(({ context }) => context)).toEqual([lasting.context])
  })

  it('shows the name of a token as a short text, whatever the token says', async () => {
    const { grant, list } = await createVisit()
    await grant(await deployToken('<img src=x onerror=alert(1)>\u202e{date}'))
    expect((await list())[0]?.spending.amount).toBe('10 <img src=x o…')
  })

  it('is not taken for nothing where the chain gives no such answer', async () => {
    const { list } = await createVisit()
    await expect(list('http://127.0.0.1:9')).rejects.toThrow()
    const without = createSmartVault(chain, { ...bundler, grants: bundler.factory }, { hasGrants: true })
    await expect(
      listGrants(
        {
          network,
          origin: 'https://shop.example',
          node: createNodeClient({ [network]: chain.url }),
          smartAccounts: { [network]: without.settings },
          signal: new AbortController().signal,
        },
        without.owner.address,
      ),
    ).rejects.toThrow()
  })
})
