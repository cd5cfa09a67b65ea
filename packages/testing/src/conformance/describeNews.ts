import type { ChainNamespace } from '@portico/core'
import { expect } from 'vitest'
import type { AdapterConformance } from './AdapterConformance.js'
import type { ConformanceRun } from './createConformanceRun.js'
import { itWhere } from './itWhere.js'
import { until } from './until.js'

/** Unsolicited actions of the wallet's user. */
export function describeNews<Namespace extends ChainNamespace>(
  { traits, getNetworks }: Omit<AdapterConformance<Namespace>, 'createWorld'>,
  getRun: () => ConformanceRun<Namespace>,
): void {
  itWhere(traits.tellsAccounts, 'tells that the account was changed in the wallet', async () => {
    const { wallet, test, connect } = getRun()
    await connect()
    wallet.control.switchAccount(1)
    const changed = { type: 'accountsChanged', connectorId: wallet.connectorId }
    // A remote wallet emits it twice: for the session, with the accounts of all networks, and for the current
    // network.
    await until(() => expect(test.news().at(-1)).toMatchObject(changed))
    expect(test.news().every(({ type }) => type === 'accountsChanged')).toBe(true)
    // Some families have further accounts after the first.
    const news = test.news().at(-1)
    expect(news && 'accounts' in news && news.accounts[0]?.address).toBe(wallet.control.address())
  })

  itWhere(traits.choosesChain, 'tells that the network was changed in the wallet', async () => {
    const { wallet, test, connect } = getRun()
    await connect()
    const [, other] = getNetworks()
    wallet.control.switchChain(other.id)
    await until(() =>
      expect(test.news()).toEqual([
        { type: 'chainChanged', connectorId: wallet.connectorId, chainId: other.id },
      ]),
    )
  })

  // It cannot be detected without events.
  const tellsLeaving = traits.tellsAccounts === true ? traits.tellsAccess : traits.tellsAccounts
  itWhere(tellsLeaving, 'tells once that the wallet left, however often the wallet says it', async () => {
    const { wallet, test, connect } = getRun()
    await connect()
    wallet.control.disconnect({ times: 50 })
    await until(() => expect(test.news()).toHaveLength(1))
    expect(test.news()).toEqual([{ type: 'disconnected', connectorId: wallet.connectorId }])
  })

  const { listensTo } = traits
  const isHeard = typeof listensTo === 'string' ? true : listensTo
  itWhere(isHeard, 'listens once however often it is started, and not at all when stopped', async () => {
    const { wallet, test, connect, stop, restart } = getRun()
    await connect()
    const count = () => wallet.control.listenerCount(String(listensTo))
    const once = count()
    expect(once).toBe(1)
    stop()
    await until(() => expect(count()).toBe(traits.keepsListening ? once : 0))
    restart()
    await until(() => expect(count()).toBe(once))
    wallet.control.switchAccount(1)
    await until(() => expect(test.news().map(event => event.type)).toContain('accountsChanged'))
  })
}
