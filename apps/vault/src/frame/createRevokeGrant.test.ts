import {
  type Chain,
  connectLocalContracts,
  deployDelegationContracts,
  startChain,
} from '@portico/sandbox/chain'
import { type Address, getAddress, type Hex, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDelegatedVault } from '../../test/createDelegatedVault.ts'
import { createGrantRevocation, createRevokeGrant } from './createRevokeGrant.ts'

const network = 'eip155:31337'
const day = 86_400
const now = () => Math.floor(Date.now() / 1000)
const session = `0x${'51'.repeat(20)}`

describe('what sites may spend, in the window of the vault', () => {
  let chain: Chain
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
    await deployDelegationContracts(chain.url)
    dollar = await deployToken('USD')
  }, 120_000)
  afterAll(() => chain?.stop())

  async function createVisit(options: Parameters<typeof createDelegatedVault>[1] = {}) {
    const vault = createDelegatedVault(chain, options)
    await vault.fund()
    const { context, keeper, request } = vault
    const around = { ...context, state: { ...context.state, dapp: { metadata: { name: 'Nimbus' } } } }
    const revocation = createGrantRevocation(createRevokeGrant(around as never, 'https://vault.example'))
    async function grant(tokenAddress: Address = dollar, end = now() + 30 * day): Promise<Hex> {
      const data = { tokenAddress, periodAmount: toHex(10_000_000n), periodDuration: day, startTime: now() }
      const [granted] = (await request('wallet_requestExecutionPermissions', [
        {
          chainId: '0x7a69',
          to: session,
          permission: { type: 'erc20-token-periodic', isAdjustmentAllowed: true, data },
          rules: [{ type: 'expiry', data: { timestamp: end } }],
        },
      ])) as readonly { readonly context: Hex }[]
      return granted?.context ?? '0x'
    }
    const list = () => vault.listGrants(network, new AbortController().signal)
    const listContexts = async () => (await list()).map(each => each.context)
    const askToRevoke = (permission: Hex) =>
      revocation.askToRevoke({ network, context: permission }, new AbortController().signal)
    return { ...vault, keeper, revocation, grant, list, listContexts, askToRevoke }
  }

  it('is listed with the site that it was granted to', async () => {
    const { grant, list } = await createVisit()
    expect(await list()).toEqual([])
    const end = now() + 30 * day
    const context = await grant(dollar, end)
    const spending = { amount: '10 USD', period: day, end }
    expect(await list()).toEqual([{ network, site: 'https://shop.example', context, spending }])
  })

  it('is ended by what was shown, on the chain, and nothing else with it', async () => {
    const { grant, listContexts, revocation, askToRevoke, signed } = await createVisit()
    const first = await grant()
    const second = await grant()
    const shown = await askToRevoke(first)
    expect(shown).toMatchObject({
      title: 'endSpending',
      place: 'window',
      origin: 'https://vault.example',
      spending: [{ amount: '10 USD', period: day }],
    })
    // The visitor asks for it, no site.
    expect(shown).not.toHaveProperty('siteName')
    expect(signed).toHaveLength(2)
    expect(await listContexts()).toEqual([first, second])
    await revocation.decideRevocation(true)
    expect(signed).toHaveLength(3)
    expect(signed[2]?.items).toMatchObject([{ kind: 'evm-transaction', transaction: { type: 'eip1559' } }])
    expect(await listContexts()).toEqual([second])
  })

  it('stays as it is when the visitor says no, closes the window, or asks about another one', async () => {
    const { grant, listContexts, revocation, askToRevoke, signed } = await createVisit()
    const context = await grant()
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
    expect(await listContexts()).toEqual([context])
  })

  it('is listed no more once it is over', async () => {
    const { grant, listContexts } = await createVisit()
    await grant(dollar, now() + 3600)
    const lasting = await grant()
    const later = Date.now() + 2 * 3600 * 1000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    expect(await listContexts()).toEqual([lasting])
    vi.restoreAllMocks()
  })

  it('shows the name of a token as a short text, whatever the token says', async () => {
    const { grant, list } = await createVisit()
    await grant(await deployToken('<img src=x onerror=alert(1)>\u202e{date}'))
    expect((await list())[0]?.spending.amount).toBe('10 <img src=x o…')
  })

  it('is not taken for ended where the chain does not answer', async () => {
    let isDown = false
    const { grant, list } = await createVisit({
      changed: {
        eth_call: () => (isDown ? '0x' : undefined),
      },
    })
    await grant()
    isDown = true
    await expect(list()).rejects.toThrow('did not return a number')
  })
})
