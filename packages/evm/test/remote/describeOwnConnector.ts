import { disconnect as disconnectKit } from '@portico/core'
import { until } from '@portico/testing/conformance'
import { type CreateConnectorFn, connect, createConnector, injected } from '@wagmi/core'
import { describe, expect, it } from 'vitest'
import { address, currentOf, pairUp, setUp, statusOf, wallet } from './remoteWorld.js'

/** A site that was made before the kit pairs. */
export function describeOwnConnector(): void {
  describe('where the site has wagmi’s own walletConnect', () => {
    const siteConnector: CreateConnectorFn = createConnector(config => ({
      ...injected({
        target: { id: 'walletConnect', name: 'WalletConnect', provider: wallet.provider as never },
      })(config),
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'walletConnect',
    }))

    it('the kit does not offer it a second time, and pairs by itself', async () => {
      const { config, portico, pairing } = setUp({ connectors: [siteConnector] })
      expect(portico.store.get().connectors.filter(({ name }) => name === 'WalletConnect')).toHaveLength(1)
      await pairUp(portico, pairing)
      expect(currentOf(config)).toMatchObject({ address, connector: { name: 'Phone Wallet' } })
      expect(new Set(config.connectors.map(({ id }) => id)).size).toBe(config.connectors.length)
    })

    it('a hook of wagmi connects by it, and the kit speaks to that wallet [C-06]', async () => {
      const { config, portico, pairing } = setUp({ connectors: [siteConnector] })
      const connector = config.connectors.find(({ id }) => id === 'walletConnect')
      if (!connector) throw new Error('The connector is not there.')
      await connect(config, { connector })
      await until(() => expect(statusOf(portico)).toBe('connected'))
      expect(portico.store.get().accounts.eip155).toMatchObject({
        address: wallet.control.address(),
        wallet: { name: 'WalletConnect', type: 'EXTERNAL' },
      })
      await disconnectKit(portico)
      expect(currentOf(config).status).toBe('disconnected')
      expect([pairing.disconnects, pairing.requests]).toEqual([0, []])
    })
  })
}
