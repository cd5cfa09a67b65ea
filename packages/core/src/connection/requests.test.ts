import { describe, expect, it, vi } from 'vitest'
import { otherAddress } from '../../test/createFakeAdapter.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { selectCapabilities } from '../../test/selectCapabilities.js'
import { fetchBalance, selectBalance } from '../data/fetchBalance.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import type { Portico } from '../runtime/Portico.js'
import { startPortico } from '../runtime/startPortico.js'
import type { Balance } from '../store/Account.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { balanceRetryGap } from '../utils/timing.js'
import { connect } from './connect.js'
import { deleteConnection, getConnections, getRecentConnections, switchConnection } from './connections.js'
import { estimateGas } from './estimateGas.js'
import { getAdapter } from './getAdapter.js'
import { getCapabilities } from './getCapabilities.js'
import { requestWallet } from './requestWallet.js'
import { sendCalls } from './sendCalls.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'
import { waitForReceipt } from './waitForReceipt.js'

async function connected() {
  const world = createTestPortico()
  startPortico(world.portico)
  await connect(world.portico, { connectorId: 'io.fake' })
  return world
}

describe('asking the wallet', () => {
  it('signs, sends and waits for the receipt through the adapter [C-11]', async () => {
    const { portico } = await connected()
    expect(await signMessage(portico, { message: 'hello' })).toMatch(/^0x(ab)+$/)
    const hash = await sendTransaction(portico, { to: otherAddress, value: 1n })
    expect(await waitForReceipt(portico, { hash })).toEqual({ hash, status: 'success' })
  })

  it.each([
    ['signMessage', signMessage],
    ['sendTransaction', sendTransaction],
    ['fetchBalance', fetchBalance],
    ['estimateGas', estimateGas],
  ] as const)('%s before connecting says to connect', async (_name, method) => {
    const { portico } = createTestPortico()
    await expect((async () => method(portico, { message: '' }))()).rejects.toThrow(
      'Please call connect() before request()',
    )
  })

  it('refuses a signature when the account was changed meanwhile', async () => {
    const { portico, adapter } = await connected()
    adapter.answer('signMessage', async () => {
      adapter.context.emit({
        type: 'accountsChanged',
        connectorId: 'io.fake',
        accounts: [{ address: otherAddress }],
      })
      return `0x${'ab'.repeat(65)}`
    })
    await expect(signMessage(portico, { message: 'hello' })).rejects.toMatchObject({
      code: 'account_changed',
    })
    expect(selectConnectedAccount(portico.store.get())?.address).toBe(otherAddress)
  })

  it.each(['signTypedData', 'sendCalls'] as const)(
    'refuses the result of %s for another account',
    async name => {
      const { portico, adapter } = await connected()
      const method = async () => {
        adapter.context.emit({
          type: 'accountsChanged',
          connectorId: 'io.fake',
          accounts: [{ address: otherAddress }],
        })
        return { id: '0x1' }
      }
      Object.assign(getAdapter(portico, 'eip155').methods, { [name]: method })
      const typedData = { domain: {}, types: {}, primaryType: 'A', message: {} }
      const asked =
        name === 'signTypedData' ? signTypedData(portico, { typedData }) : sendCalls(portico, { calls: [] })
      await expect(asked).rejects.toMatchObject({ code: 'account_changed' })
    },
  )

  it('sends nothing on a network that the site does not know', async () => {
    const { portico, adapter } = await connected()
    adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 777 })
    await expect(sendTransaction(portico, { to: otherAddress })).rejects.toThrow('Chain is not supported')
    expect(adapter.calls).not.toContain('sendTransaction')
  })

  it('says what an adapter cannot do', async () => {
    const { portico } = await connected()
    const typedData = { domain: {}, types: {}, primaryType: 'A', message: {} }
    await expect(signTypedData(portico, { typedData })).rejects.toMatchObject({
      code: 'unsupported_operation',
    })
    await expect(sendCalls(portico, { calls: [] })).rejects.toMatchObject({ code: 'unsupported_operation' })
    expect(await getCapabilities(portico)).toEqual({})
  })

  it('asks for what only the family knows, and names a method that it does not', async () => {
    const { portico } = await connected()
    const hash = `0x${'cd'.repeat(32)}`
    const receipt = await requestWallet(portico, { namespace: 'eip155', method: 'waitForReceipt', hash })
    expect(receipt).toEqual({ hash, status: 'success' })
    for (const method of ['signPsbt', 'toString', 'connect']) {
      // What a page without types may do.
      const parameters = { method } as unknown as { readonly method: 'signPsbt'; readonly psbt: string }
      await expect(requestWallet(portico, parameters)).rejects.toMatchObject({
        code: 'unsupported_operation',
        message: `The adapter for eip155 does not support ${method}.`,
      })
    }
  })
})

describe('the balance', () => {
  it('is asked once in 30 seconds, and anew when forced or on another network [K-09]', async () => {
    const { portico, adapter, fake } = await connected()
    const asked = () => adapter.calls.filter(call => call === 'getBalance').length
    await fetchBalance(portico)
    await fake.advance(cacheLifetimes.nativeBalance - 1)
    await fetchBalance(portico)
    expect(asked()).toBe(1)
    await fetchBalance(portico, { force: true })
    expect(asked()).toBe(2)
    await fake.advance(cacheLifetimes.nativeBalance)
    await fetchBalance(portico)
    expect(asked()).toBe(3)
    adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 10 })
    await fetchBalance(portico)
    expect(asked()).toBe(4)
    expect(cacheLifetimes.nativeBalance).toBe(30_000)
  })

  it('keeps the last known amount when asking fails', async () => {
    const { portico, adapter } = await connected()
    await fetchBalance(portico)
    adapter.answer('getBalance', () => Promise.reject(new Error('down')))
    await expect(fetchBalance(portico, { force: true })).rejects.toThrow('down')
    expect(selectBalance(portico.store.get())).toMatchObject({
      status: 'error',
      data: { amount: '1.5' },
    })
  })

  it('is not asked again within 30 seconds of a failure, unless somebody wants it [K-02]', async () => {
    const { portico, adapter, fake } = await connected()
    const asked = () => adapter.calls.filter(call => call === 'getBalance').length
    adapter.answer('getBalance', () => Promise.reject(new Error('down')))
    await expect(fetchBalance(portico)).rejects.toThrow('down')
    await fake.advance(balanceRetryGap - 1)
    await expect(fetchBalance(portico)).rejects.toThrow('down')
    expect(asked()).toBe(1)
    await expect(fetchBalance(portico, { force: true })).rejects.toThrow('down')
    await fake.advance(balanceRetryGap)
    await expect(fetchBalance(portico)).rejects.toThrow('down')
    expect(asked()).toBe(3)
    expect(balanceRetryGap).toBe(30_000)
  })

  it('shows the amount of the last visit while the chain is asked [K-09]', async () => {
    const { portico, fake } = await connected()
    await fetchBalance(portico)
    await fake.advance(cacheLifetimes.nativeBalance)
    const next = createTestPortico({ fake })
    let answer: (balance: Balance) => void = () => undefined
    next.adapter.answer('getBalance', () => {
      return new Promise(resolve => {
        answer = resolve
      })
    })
    startPortico(next.portico)
    const balance = () => selectBalance(next.portico.store.get())
    await vi.waitFor(() => expect(selectConnectedAccount(next.portico.store.get())).toBeDefined())
    const done = fetchBalance(next.portico)
    await expect.poll(balance).toMatchObject({ fetchStatus: 'fetching', data: { amount: '1.5' } })
    await expect.poll(() => next.adapter.calls).toContain('getBalance')
    answer({ amount: '2', symbol: 'ETH', decimals: 18 })
    await done
    expect(balance()).toMatchObject({ status: 'success' })
  })

  it('drops an answer for an account that was left', async () => {
    const { portico, adapter } = await connected()
    adapter.answer('getBalance', async () => {
      adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 10 })
      return { amount: '9', symbol: 'ETH', decimals: 18 }
    })
    await fetchBalance(portico)
    expect(selectBalance(portico.store.get()).data).toBeUndefined()
  })
})

describe('capabilities', () => {
  it('are asked once of an account for all who want to know, and again on demand', async () => {
    const { portico, adapter, fake } = await connected()
    const answer = { '1': { atomic: { status: 'supported' } } }
    let asked = 0
    const own = portico.adapters.get('eip155')
    Object.assign(own?.methods ?? {}, {
      getCapabilities: async () => {
        asked += 1
        return answer
      },
    })
    expect(selectCapabilities(portico.store.get())).toEqual({ status: 'pending', fetchStatus: 'idle' })
    await Promise.all([getCapabilities(portico), getCapabilities(portico)])
    await getCapabilities(portico)
    expect(asked).toBe(1)
    expect(selectCapabilities(portico.store.get())).toEqual({
      status: 'success',
      data: answer,
      fetchStatus: 'idle',
      dataUpdatedAt: fake.now(),
    })
    await getCapabilities(portico, { force: true })
    expect(asked).toBe(2)
    adapter.context.emit({
      type: 'accountsChanged',
      connectorId: 'io.fake',
      accounts: [{ address: otherAddress }],
    })
    expect(selectCapabilities(portico.store.get())).toEqual({ status: 'pending', fetchStatus: 'idle' })
  })
})

describe('several wallets', () => {
  const connection = { connectorId: 'io.fake', accounts: [] }

  it('are listed as none while the feature is off; reading them has no effect [R-10]', async () => {
    const { portico } = await connected()
    expect(getConnections(portico)).toEqual([])
    expect(getRecentConnections(portico)).toEqual([])
    expect(portico.store.get().alerts.items).toEqual([])
  })

  it.each([
    ['switchConnection', (portico: Portico) => switchConnection(portico, { connection }), undefined],
    ['deleteConnection', (portico: Portico) => deleteConnection(portico, connection), undefined],
  ] as const)(
    'are refused to %s with an info alert and an empty result while the feature is off [R-10]',
    async (_, ask, empty) => {
      const { portico, fake } = await connected()
      const { accounts, connections } = portico.store.get()
      expect(await ask(portico)).toEqual(empty)
      expect(portico.store.get()).toMatchObject({ accounts, connections })
      expect(portico.store.get().alerts.items).toMatchObject([
        { title: 'Multi-Wallet Not Enabled', level: 'info' },
      ])
      expect(fake.logged.filter(({ message }) => message.includes('Multi-Wallet'))).toMatchObject([
        { level: 'info' },
      ])
    },
  )
})
