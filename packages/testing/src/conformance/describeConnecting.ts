import { type ChainNamespace, isSameAddress } from '@portico/core'
import { expect, it } from 'vitest'
import type { AdapterConformance } from './AdapterConformance.js'
import type { ConformanceRun } from './createConformanceRun.js'
import { itWhere } from './itWhere.js'
import { until } from './until.js'

const thrownValues = ['string', 'undefined', 'emptyObject', 'domException', 'getterBomb'] as const

/** Connecting, reconnecting and disconnecting. */
export function describeConnecting<Namespace extends ChainNamespace>(
  { namespace, traits, getNetworks, createFactory }: Omit<AdapterConformance<Namespace>, 'createWorld'>,
  getRun: () => ConformanceRun<Namespace>,
): void {
  it('connects and knows the account and the chain [C-01] [C-06] [T-01]', async () => {
    const { adapter, wallet, test, getConnector } = getRun()
    const [network] = getNetworks()
    const connection = await adapter.connect({ connector: getConnector(), network })
    expect(connection.connectorId).toBe(wallet.connectorId)
    expect(
      isSameAddress(createFactory().family, connection.accounts[0]?.address, wallet.control.address()),
    ).toBe(true)
    expect(`${namespace}:${connection.chainId}`).toBe(network.caipNetworkId)
    expect(getConnector().provider).toBeDefined()
    expect(test.news()).toEqual([])
  })

  it('says so when the visitor declines, and can connect afterwards [C-01]', async () => {
    const { wallet, connect } = getRun()
    wallet.control.reject()
    await expect(connect()).rejects.toMatchObject({
      name: 'PorticoError',
      code: traits.declines ?? 'user_rejected',
      rpcCode: 4001,
    })
    wallet.control.behave()
    await expect(connect()).resolves.toMatchObject({ address: wallet.control.address() })
  })

  it.each(thrownValues)('makes a proper error of a wallet that throws %s', async value => {
    const { wallet, connect, test } = getRun()
    wallet.control.fail(value, { times: 'all' })
    await expect(connect()).rejects.toMatchObject({ name: 'PorticoError' })
    expect(test.news()).toEqual([])
  })

  itWhere(
    traits.pends,
    'waits for a prompt that is already open and connects when it is accepted',
    async () => {
      const { wallet, connect } = getRun()
      wallet.control.pend()
      const connecting = connect()
      await until(() => expect(wallet.control.requests().length).toBeGreaterThan(0))
      await until(() => expect(wallet.control.listenerCount('accountsChanged')).toBeGreaterThan(0))
      wallet.control.release()
      await expect(connecting).resolves.toMatchObject({ address: wallet.control.address() })
    },
  )

  it('stops waiting at once when told to, and ignores a later answer', async () => {
    const { adapter, wallet, test, getConnector } = getRun()
    wallet.control.setApproval('manual')
    const controller = new AbortController()
    const { signal } = controller
    const [network] = getNetworks()
    const connecting = adapter.connect({ connector: getConnector(), network, signal })
    await until(() => expect(wallet.control.prompts()).toHaveLength(1))
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'request_aborted' })
    wallet.control.approve()
    await until(() => expect(wallet.control.prompts()).toHaveLength(0))
    // Requested afterwards, so the earlier response has been processed.
    if (traits.tellsAccess === true) await adapter.reconnect({ connector: getConnector(), network })
    expect(test.news()).toEqual([])
  })

  it('stops waiting for a wallet that never answers', async () => {
    const { adapter, wallet, getConnector } = getRun()
    wallet.control.hang({ times: 'all' })
    const controller = new AbortController()
    const [network] = getNetworks()
    const connecting = adapter.connect({ connector: getConnector(), network, signal: controller.signal })
    await until(() => expect(wallet.control.requests().length).toBeGreaterThan(0))
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'request_aborted' })
  })

  it('reconnects without a prompt [C-01]', async () => {
    const { adapter, wallet, connect, getConnector } = getRun()
    await connect()
    wallet.control.setApproval('manual')
    const [network] = getNetworks()
    const connection = await adapter.reconnect({ connector: getConnector(), network })
    expect(connection?.accounts[0]?.address).toBe(wallet.control.address())
    expect(`${namespace}:${connection?.chainId}`).toBe(network.caipNetworkId)
    expect(wallet.control.prompts()).toEqual([])
  })

  itWhere(traits.tellsAccess, 'reconnects to nothing when the wallet grants nothing', async () => {
    const { adapter, getConnector } = getRun()
    const [network] = getNetworks()
    await expect(adapter.reconnect({ connector: getConnector(), network })).resolves.toBeUndefined()
  })

  itWhere(traits.locks, 'reconnects to nothing while the wallet is locked', async () => {
    const { adapter, wallet, connect, getConnector, stop } = getRun()
    await connect()
    stop()
    wallet.control.lock()
    const [network] = getNetworks()
    await expect(adapter.reconnect({ connector: getConnector(), network })).resolves.toBeUndefined()
  })

  it('disconnects: the wallet is not listened to, and says nothing more', async () => {
    const { adapter, wallet, test, connect } = getRun()
    const { connector, network } = await connect()
    await adapter.disconnect({ connector })
    const { listensTo, keepsListening } = traits
    if (typeof listensTo === 'string' && !keepsListening)
      expect(wallet.control.listenerCount(listensTo)).toBe(0)
    if (traits.forgets === true) {
      await until(() => expect(wallet.control.state().connected).toBe(false))
      if (traits.tellsAccess === true)
        await expect(adapter.reconnect({ connector, network })).resolves.toBeUndefined()
    }
    wallet.control.switchAccount(1)
    expect(test.news()).toEqual([])
  })
}
