import {
  connect as connectKit,
  getPairing,
  startPairing,
  switchConnection as switchKit,
  switchNetwork,
} from '@portico/core'
import { until } from '@portico/testing/conformance'
import { connect, disconnect, signMessage } from '@wagmi/core'
import { describe, expect, it } from 'vitest'
import { describeEnding } from './describeEnding.js'
import { describeOwnConnector } from './describeOwnConnector.js'
import {
  address,
  chainOf,
  chooseInWagmi,
  createPhone,
  currentOf,
  setUp,
  setUpBoth,
  setUpPaired,
  statusOf,
  stops,
  wallet,
} from './remoteWorld.js'

/** With another wallet there, at most one of them is in use on both sides. */
export function describeBesideOthers(): void {
  describe('beside other wallets', () => {
    it('the remote one is left, and ended, when a hook of wagmi connects another [C-06]', async () => {
      const { config, portico, pairing } = await setUpPaired()
      const connector = config.connectors.find(({ id }) => id === wallet.info.rdns)
      if (!connector) throw new Error('The wallet is not there.')
      await connect(config, { connector })
      expect(portico.store.get().accounts.eip155).toMatchObject({ connectorId: wallet.info.rdns })
      expect([...config.state.connections.values()].map(({ connector: { id } }) => id)).toEqual([
        wallet.info.rdns,
      ])
      await until(() => expect(pairing.disconnects).toBe(1))
    })

    it('the remote one is left, and ended, when the kit connects another', async () => {
      const { config, portico, pairing } = await setUpPaired()
      await connectKit(portico, { connectorId: wallet.info.rdns })
      expect(currentOf(config)).toMatchObject({ address: wallet.control.address(), status: 'connected' })
      expect(config.state.connections.size).toBe(1)
      await until(() => expect(pairing.disconnects).toBe(1))
    })

    it('pairing takes the place of the wallet before', async () => {
      const { config, portico, pairing } = setUp()
      await connectKit(portico, { connectorId: wallet.info.rdns })
      stops.push(startPairing(portico))
      await until(() => expect(getPairing(portico).status).toBe('ready'))
      pairing.grant()
      await until(() => expect(currentOf(config)).toMatchObject({ address, status: 'connected' }))
      await until(() => expect(config.state.connections.size).toBe(1))
      await disconnect(config)
      expect(statusOf(portico)).toBe('disconnected')
      expect(currentOf(config).status).toBe('disconnected')
    })

    it('stays beside another one where the owner wants several at once, and either side may choose', async () => {
      const { config, portico, pairing } = await setUpPaired({ multiWallet: true })
      await connectKit(portico, { connectorId: wallet.info.rdns })
      expect(config.state.connections.size).toBe(2)
      expect(currentOf(config).address).toBe(wallet.control.address())
      const remote = portico.store.get().connections.eip155?.find(({ type }) => type === 'WALLET_CONNECT')
      if (!remote) throw new Error('The remote wallet is not there.')
      await switchKit(portico, { connection: remote })
      const phone = { address, connector: { name: 'Phone Wallet' } }
      await until(() => expect(currentOf(config)).toMatchObject(phone))

      const [ours, other] = [...config.state.connections.values()].map(({ connector }) => connector)
      if (!ours || !other) throw new Error('wagmi has lost one of them.')
      chooseInWagmi(config, other)
      expect(portico.store.get().accounts.eip155).toMatchObject({ connectorId: wallet.info.rdns })
      chooseInWagmi(config, ours)
      expect(portico.store.get().accounts.eip155).toMatchObject({ address, wallet: { name: 'Phone Wallet' } })
      expect(pairing.disconnects).toBe(0)
    })

    it('hooks of wagmi speak to the one that is chosen in the kit [C-06]', async () => {
      const pairing = createPhone({ personal_sign: () => '0x1234' })
      const { config, portico, choose } = await setUpBoth(pairing)
      await choose('walletConnect')
      await expect(signMessage(config, { message: 'Hi' })).resolves.toBe('0x1234')
      await choose(wallet.info.rdns)
      expect(currentOf(config)).toMatchObject({
        status: 'connected',
        address: wallet.control.address(),
        connector: { id: wallet.info.rdns },
      })
      expect(portico.store.get().accounts.eip155).toMatchObject({ connectorId: wallet.info.rdns })
      expect(await config.storage?.getItem('recentConnectorId')).toBe(wallet.info.rdns)
      await expect(signMessage(config, { message: 'Hi' })).resolves.not.toBe('0x1234')
      expect(pairing.methods().filter(method => method === 'personal_sign')).toHaveLength(1)
      await choose('walletConnect')
      expect(currentOf(config)).toMatchObject({ address, connector: { name: 'Phone Wallet' } })
      expect(config.state.connections.size).toBe(2)
    })

    it('the network of the one that is chosen in the kit is the one it is on', async () => {
      const { config, portico, choose } = await setUpBoth()
      await switchNetwork(portico, 'eip155:31337')
      await choose('walletConnect')
      await switchNetwork(portico, 'eip155:31338')
      await choose(wallet.info.rdns)
      expect([chainOf(portico), currentOf(config).chainId]).toEqual([31337, 31337])
    })

    it('the remote one keeps its limits when wagmi goes back to it', async () => {
      const { config, portico } = await setUpBoth()
      const remote = [...config.state.connections.values()].find(
        ({ connector }) => connector.type === 'walletConnect',
      )
      if (!remote) throw new Error('wagmi has lost the remote wallet.')
      chooseInWagmi(config, remote.connector)
      const info = {
        name: 'Phone Wallet',
        icon: 'https://phone.example/icon.png',
        type: 'WALLET_CONNECT',
        approvedNetworks: ['eip155:31337', 'eip155:31338'],
      }
      expect(portico.store.get().accounts.eip155).toMatchObject({ address, wallet: info })
      expect(portico.store.get().connections.eip155?.[0]).toMatchObject(info)
    })

    describeEnding()

    it('a second remote wallet takes the place of the first, by its own name', async () => {
      const { config, portico, pairing } = await setUpPaired()
      const [first] = config.connectors.filter(({ type }) => type === 'walletConnect')
      stops.push(startPairing(portico))
      await until(() => expect(getPairing(portico).status).toBe('ready'))
      const { session } = pairing
      pairing.grant({ ...session, id: 'other', wallet: { ...session.wallet, name: 'Other Wallet' } })
      await until(() => expect(currentOf(config).connector?.name).toBe('Other Wallet'))
      const remote = config.connectors.filter(({ type }) => type === 'walletConnect')
      expect(remote.map(({ name }) => name)).toEqual(['Other Wallet'])
      expect(first).toBe(remote[0])
      expect([...config.state.connections.keys()]).toEqual([remote[0]?.uid])
      expect(currentOf(config)).toMatchObject({ status: 'connected', address })
      expect(statusOf(portico)).toBe('connected')
    })

    describeOwnConnector()
  })
}
