import { startPortico } from '@portico/core'
import { until } from '@portico/testing/conformance'
import { disconnect, injected, reconnect } from '@wagmi/core'
import { describe, expect, it } from 'vitest'
import { createWagmiConfig } from '../createWagmiConfig.js'
import {
  address,
  createPhone,
  currentOf,
  networks,
  setUp,
  setUpPaired,
  statusOf,
  stops,
} from './remoteWorld.js'

/** Whoever is first to look for the wallet of the last visit. */
export function describeReload(): void {
  describe('after a reload', () => {
    async function reload() {
      const first = await setUpPaired()
      for (const stop of stops.splice(0)) stop()
      const pairing = createPhone()
      let found: (() => void) | undefined
      pairing.stored = new Promise(resolve => {
        found = () => resolve([pairing.session])
      })
      const config = createWagmiConfig(networks, [injected()])
      await config.storage?.setItem(
        'recentConnectorId',
        first.config.state.connections.values().next().value?.connector.id ?? '',
      )
      const world = setUp({ pairing, storage: first.storage, config })
      return { ...world, find: () => found?.() }
    }

    it('wagmi’s own reconnect waits for the kit and finds the wallet, without a prompt [E-16]', async () => {
      const { config, portico, pairing, find } = await reload()
      const restored = reconnect(config)
      expect(config.state.status).not.toBe('connected')
      find()
      await expect(restored).resolves.toMatchObject([{ accounts: [address], chainId: 31337 }])
      expect(currentOf(config)).toMatchObject({
        status: 'connected',
        address,
        connector: { name: 'Phone Wallet' },
      })
      expect(statusOf(portico)).toBe('connected')
      expect(pairing.methods().filter(method => method !== 'eth_chainId')).toEqual([])
    })

    it('the kit brings wagmi back where wagmi does not reconnect [E-16]', async () => {
      const { config, find } = await reload()
      find()
      await until(() => expect(currentOf(config)).toMatchObject({ status: 'connected', address }))
    })

    it('wagmi can disconnect before the kit has restored anything', async () => {
      const { config, portico, find } = await reload()
      const connector = config.connectors.find(({ type }) => type === 'walletConnect')
      if (!connector) throw new Error('The connector is not there.')
      const leaving = disconnect(config, { connector })
      find()
      await leaving
      expect(statusOf(portico)).toBe('disconnected')
      expect(currentOf(config).status).toBe('disconnected')
    })

    it('both are disconnected when the session is gone', async () => {
      const first = await setUpPaired()
      for (const stop of stops.splice(0)) stop()
      const { config, portico } = setUp({ storage: first.storage })
      await expect(reconnect(config)).resolves.toEqual([])
      expect(currentOf(config).status).toBe('disconnected')
      expect(statusOf(portico)).toBe('disconnected')
      expect(config.state.connections.size).toBe(0)
    })

    it('the kit can be started again beside a wagmi that stayed', async () => {
      const { config, portico } = await setUpPaired()
      for (const stop of stops.splice(0)) stop()
      stops.push(startPortico(portico))
      expect(config.connectors.filter(({ type }) => type === 'walletConnect')).toHaveLength(1)
      await disconnect(config)
      expect(statusOf(portico)).toBe('disconnected')
    })
  })
}
