import { disconnect as disconnectKit } from '@portico/core'
import { until } from '@portico/testing/conformance'
import { type Config, disconnect, signMessage } from '@wagmi/core'
import { describe, expect, it } from 'vitest'
import { address, chooseInWagmi, currentOf, type setUp, setUpBoth, statusOf, wallet } from './remoteWorld.js'

/** Nobody is connected to a wallet that nobody chose. */
export function describeEnding(): void {
  describe('when the one in use ends', () => {
    const idsOf = (config: Config) =>
      [...config.state.connections.values()].map(({ connector }) => connector.id)

    function expectNone({ config, portico }: Pick<ReturnType<typeof setUp>, 'config' | 'portico'>): void {
      expect(statusOf(portico)).toBe('disconnected')
      expect(config.state).toMatchObject({ status: 'disconnected', current: null })
      expect(config.state.connections.size).toBe(1)
    }

    it('neither side goes on with the injected one unasked, and the kit can choose it [T-03]', async () => {
      const { choose, ...world } = await setUpBoth()
      await choose('walletConnect')
      await disconnectKit(world.portico, { namespace: 'eip155' })
      expectNone(world)
      expect(idsOf(world.config)).toEqual([wallet.info.rdns])
      await expect(signMessage(world.config, { message: 'Hi' })).rejects.toThrow()
      await choose(wallet.info.rdns)
      expect(statusOf(world.portico)).toBe('connected')
      expect(currentOf(world.config)).toMatchObject({
        status: 'connected',
        address: wallet.control.address(),
      })
    })

    it('neither side goes on with the remote one unasked, and the kit can choose it [T-03]', async () => {
      const { choose, ...world } = await setUpBoth()
      await disconnectKit(world.portico, { namespace: 'eip155' })
      await until(() => expectNone(world))
      expect(world.pairing.disconnects).toBe(0)
      await choose('walletConnect')
      expect(statusOf(world.portico)).toBe('connected')
      expect(currentOf(world.config)).toMatchObject({ status: 'connected', address })
    })

    it('and everything else with it, nothing is left on either side [T-03]', async () => {
      const { config, portico, pairing } = await setUpBoth()
      await disconnectKit(portico)
      expect(statusOf(portico)).toBe('disconnected')
      await until(() => expect(config.state).toMatchObject({ status: 'disconnected', current: null }))
      expect(config.state.connections.size).toBe(0)
      expect(pairing.disconnects).toBeGreaterThan(0)
    })

    it('neither side goes on unasked when the wallet ends it [T-19]', async () => {
      const { choose, ...world } = await setUpBoth()
      await choose('walletConnect')
      world.pairing.tell({ type: 'ended', sessionId: 'topic' })
      await until(() => expectNone(world))
    })

    it('neither side goes on unasked when wagmi disconnects, and wagmi can choose the other', async () => {
      const { choose, ...world } = await setUpBoth()
      const { config, portico } = world
      await choose('walletConnect')
      await disconnect(config)
      expectNone(world)
      const [left] = [...config.state.connections.values()]
      if (!left) throw new Error('wagmi has lost it.')
      chooseInWagmi(config, left.connector)
      expect(currentOf(config)).toMatchObject({ status: 'connected', address: wallet.control.address() })
      expect(portico.store.get().accounts.eip155).toMatchObject({
        status: 'connected',
        connectorId: wallet.info.rdns,
      })
    })

    it('the kit goes to the remote one with wagmi when wagmi leaves the injected one', async () => {
      const { config, portico } = await setUpBoth()
      await disconnect(config)
      expect(currentOf(config)).toMatchObject({ status: 'connected', address })
      expect(portico.store.get().accounts.eip155).toMatchObject({ status: 'connected', address })
    })
  })
}
