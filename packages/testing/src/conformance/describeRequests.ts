import type { ChainNamespace, FamilyTypes } from '@portico/core'
import type { AccountParameters } from '@portico/core/adapter'
import { expect, it } from 'vitest'
import type { AdapterConformance } from './AdapterConformance.js'
import type { ConformanceRun } from './createConformanceRun.js'
import { itWhere } from './itWhere.js'
import { until } from './until.js'

const message = 'Grüße 👋 0x1234'

export function describeRequests<Namespace extends ChainNamespace>(
  conformance: Omit<AdapterConformance<Namespace>, 'createWorld'>,
  getRun: () => ConformanceRun<Namespace>,
): void {
  const { traits, transaction, getNetworks } = conformance
  // Text is a message of every family.
  const asMessage = (account: AccountParameters) =>
    ({ ...account, message }) as AccountParameters & FamilyTypes[Namespace]['messageRequest']

  it('signs a message that verifies [C-11] [R-18]', async () => {
    const { adapter, wallet, connect } = getRun()
    const account = await connect()
    const signature = await adapter.signMessage(asMessage(account))
    const address = wallet.control.address()
    expect(await conformance.verifyMessage({ address, message, signature })).toBe(true)
  })

  it('says so when the visitor declines to sign', async () => {
    const { adapter, wallet, connect } = getRun()
    const account = await connect()
    wallet.control.reject()
    await expect(adapter.signMessage(asMessage(account))).rejects.toMatchObject({
      name: 'PorticoError',
      code: 'user_rejected',
    })
  })

  it('makes a proper error of a wallet that breaks while it signs', async () => {
    const { adapter, wallet, connect } = getRun()
    const account = await connect()
    wallet.control.fail('getterBomb')
    await expect(adapter.signMessage(asMessage(account))).rejects.toMatchObject({ name: 'PorticoError' })
  })

  it('reads the balance of the account, on any configured network', async () => {
    const { adapter, connect } = getRun()
    const account = await connect()
    const [network, other] = getNetworks()
    const { symbol, decimals } = network.nativeCurrency
    const here = await adapter.getBalance(account)
    expect(here).toMatchObject({ symbol, decimals })
    expect(Number(here.amount)).toBeGreaterThan(0)
    const there = await adapter.getBalance({ address: account.address, network: other })
    expect(Number.isFinite(Number(there.amount))).toBe(true)
  })

  const createTransaction = async (account: AccountParameters) => ({
    ...account,
    transaction: await transaction.create(account),
  })
  const { isKnown } = transaction

  itWhere(
    typeof isKnown === 'function' ? true : isKnown,
    'sends a transaction that the network then has [C-11] [R-18]',
    async () => {
      const { adapter, connect } = getRun()
      const id = await adapter.sendTransaction(await createTransaction(await connect()))
      await until(async () => expect(typeof isKnown === 'function' && (await isKnown(id))).toBe(true))
    },
  )

  it('sends nothing when the visitor declines', async () => {
    const { adapter, wallet, connect } = getRun()
    const request = await createTransaction(await connect())
    wallet.control.reject()
    await expect(adapter.sendTransaction(request)).rejects.toMatchObject({ code: 'user_rejected' })
  })

  itWhere(traits.choosesChain, 'moves the wallet to another network and back [C-11] [R-15]', async () => {
    const { adapter, wallet, test, connect } = getRun()
    const { connector } = await connect()
    const [network, other] = getNetworks()
    await adapter.switchNetwork({ connector, network: other })
    const chainChanged = { type: 'chainChanged', connectorId: wallet.connectorId }
    await until(() => expect(test.news()).toEqual([{ ...chainChanged, chainId: other.id }]))
    await adapter.switchNetwork({ connector, network })
    await until(() => expect(test.news().at(-1)).toEqual({ ...chainChanged, chainId: network.id }))
  })
}
