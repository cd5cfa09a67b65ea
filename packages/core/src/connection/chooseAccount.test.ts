import { describe, expect, it } from 'vitest'
import { createConnector, createFakeAdapter } from '../../test/createFakeAdapter.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { bitcoin } from '../families/networks/bitcoin.js'
import { startPortico } from '../runtime/startPortico.js'
import { selectAccount, selectConnectedAccount } from '../store/selectors.js'
import { chooseAccount } from './chooseAccount.js'
import { connect } from './connect.js'
import { reconnect } from './reconnect.js'

const payment = { address: 'bc1qpay', type: 'payment' } as const
const ordinal = { address: 'bc1pord', type: 'ordinal' } as const

function createBitcoinAdapter() {
  const adapter = createFakeAdapter({
    namespace: 'bip122',
    connectors: [createConnector('orange', 'bip122')],
  })
  const granted = { connectorId: 'orange', accounts: [payment, ordinal], chainId: bitcoin.id }
  adapter.answer('connect', async () => granted)
  adapter.answer('reconnect', async () => granted)
  return adapter
}

const options = { networks: [bitcoin] as const }

async function setUp(more: Partial<Parameters<typeof createTestPortico>[0]> = {}) {
  const adapter = createBitcoinAdapter()
  const { portico, fake } = createTestPortico({ ...options, adapter, ...more })
  startPortico(portico)
  await connect(portico, { connectorId: 'orange' })
  const getAddress = () => selectConnectedAccount(portico.store.get())?.address
  return { portico, fake, adapter, getAddress }
}

describe('the account of a wallet with several', () => {
  it('is the one for payments, unless the owner prefers the one for ordinals [K-11] [K-15]', async () => {
    expect((await setUp()).getAddress()).toBe(payment.address)
    const preferring = await setUp({ defaultAccountTypes: { bip122: 'ordinal' } })
    expect(preferring.getAddress()).toBe(ordinal.address)
  })

  it('is the one that the visitor chooses, also on the next visit [K-11] [T-02]', async () => {
    const { portico, fake, getAddress } = await setUp()
    chooseAccount(portico, { address: ordinal.address })
    expect(getAddress()).toBe(ordinal.address)

    const next = createTestPortico({ ...options, adapter: createBitcoinAdapter(), fake }).portico
    expect(selectAccount(next.store.get())).toMatchObject({ restored: { address: ordinal.address } })
    startPortico(next)
    await reconnect(next)
    expect(selectConnectedAccount(next.store.get())?.address).toBe(ordinal.address)
  })

  it('stays the chosen one when the wallet grants one more, and is the first when it is gone', async () => {
    const { portico, adapter, getAddress } = await setUp()
    chooseAccount(portico, { address: ordinal.address })
    const connectorId = 'orange'
    adapter.context.emit({
      type: 'accountsChanged',
      connectorId,
      accounts: [payment, ordinal, { address: 'bc1qnew' }],
    })
    expect(getAddress()).toBe(ordinal.address)
    await connect(portico, { connectorId })
    expect(getAddress()).toBe(ordinal.address)
    adapter.answer('connect', async () => ({ connectorId, accounts: [payment], chainId: bitcoin.id }))
    await connect(portico, { connectorId })
    expect(getAddress()).toBe(payment.address)
  })

  it('is none that the wallet did not grant', async () => {
    const { portico, getAddress } = await setUp()
    chooseAccount(portico, { address: 'bc1qstranger' })
    expect(getAddress()).toBe(payment.address)
  })

  it('is the wallet’s own choice in families where wallets choose', async () => {
    const adapter = createFakeAdapter()
    const accounts = [{ address: `0x${'1'.repeat(40)}` }, { address: `0x${'2'.repeat(40)}` }]
    adapter.answer('connect', async () => ({ connectorId: 'io.fake', accounts, chainId: 1 }))
    const { portico } = createTestPortico({ adapter })
    startPortico(portico)
    await connect(portico, { connectorId: 'io.fake' })
    chooseAccount(portico, { address: `0x${'2'.repeat(40)}` })
    expect(selectConnectedAccount(portico.store.get())?.address).toBe(accounts[0]?.address)
  })
})
