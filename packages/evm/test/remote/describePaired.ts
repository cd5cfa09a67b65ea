import { disconnect as disconnectKit, switchNetwork } from '@portico/core'
import { PorticoError, userRejected } from '@portico/protocol'
import { until } from '@portico/testing/conformance'
import { connect, disconnect, getWalletClient, sendTransaction, signMessage, switchChain } from '@wagmi/core'
import { describe, expect, it } from 'vitest'
import { createWagmiConfig } from '../createWagmiConfig.js'
import {
  address,
  chainOf,
  countChanges,
  createPhone,
  currentOf,
  networks,
  otherAddress,
  pairUp,
  setUp,
  setUpPaired,
  statusOf,
  wallet,
} from './remoteWorld.js'

const hash = `0x${'ab'.repeat(32)}`

/** One connection, seen by the kit and by wagmi, whoever does what. */
export function describePaired(): void {
  describe('a remote wallet that the kit has paired with', () => {
    it('is what wagmi is connected to, by the name and icon of the wallet [C-06]', async () => {
      const { config } = await setUpPaired()
      expect(currentOf(config)).toMatchObject({
        status: 'connected',
        addresses: [address],
        chainId: 31337,
        connector: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', type: 'walletConnect' },
      })
      expect(config.state.chainId).toBe(31337)
    })

    it('is no connection of wagmi before and after [C-06]', async () => {
      const { config, portico, pairing } = setUp()
      expect(config.state.connections.size).toBe(0)
      await pairUp(portico, pairing)
      expect(config.state.connections.size).toBe(1)
      const { connector } = currentOf(config)
      expect(connector?.name).toBe('Phone Wallet')
      await disconnectKit(portico)
      expect(connector).toMatchObject({ name: 'WalletConnect', icon: undefined })
      expect(config.state).toMatchObject({ status: 'disconnected', current: null })
      expect(config.state.connections.size).toBe(0)
    })

    it('is listed once by the kit', async () => {
      const { portico } = await setUpPaired()
      const remote = portico.store.get().connectors.filter(({ type }) => type === 'WALLET_CONNECT')
      expect(remote).toHaveLength(1)
      expect(portico.store.get().connectors.map(({ id }) => id)).toEqual(['walletConnect', wallet.info.rdns])
    })

    it('signs and sends for the hooks of wagmi [C-06] [C-12]', async () => {
      const pairing = createPhone({ personal_sign: () => '0x1234', eth_sendTransaction: () => hash })
      const { config } = await setUpPaired({ pairing })
      expect((await getWalletClient(config)).account.address).toBe(address)
      await expect(signMessage(config, { message: 'Hi' })).resolves.toBe('0x1234')
      await expect(sendTransaction(config, { to: otherAddress, gas: null })).resolves.toBe(hash)
      expect(pairing.requests.find(({ method }) => method === 'personal_sign')?.params[1]).toBe(address)
    })

    it('refuses with the numbers by which wagmi tells errors apart', async () => {
      const pairing = createPhone({
        personal_sign() {
          throw new PorticoError(userRejected)
        },
      })
      const { config } = await setUpPaired({ pairing })
      await expect(signMessage(config, { message: 'Hi' })).rejects.toMatchObject({
        name: 'UserRejectedRequestError',
        code: 4001,
      })
    })

    it('switches networks for wagmi, and the kit goes along', async () => {
      const { config, portico } = await setUpPaired()
      const changes = countChanges(config)
      await expect(switchChain(config, { chainId: 31338 })).resolves.toMatchObject({ id: 31338 })
      expect(chainOf(portico)).toBe(31338)
      expect(currentOf(config).chainId).toBe(31338)
      expect(changes()).toBe(1)
    })

    it('switches networks for the kit, and wagmi goes along', async () => {
      const { config, portico } = await setUpPaired()
      await switchNetwork(portico, 'eip155:31338')
      expect(currentOf(config).chainId).toBe(31338)
      expect((await getWalletClient(config)).chain.id).toBe(31338)
    })

    it('leaves both where they are when it will not switch', async () => {
      const pairing = createPhone({
        wallet_switchEthereumChain() {
          throw new PorticoError(userRejected)
        },
      })
      const { config, portico } = await setUpPaired({ pairing })
      await expect(switchChain(config, { chainId: 31338 })).rejects.toMatchObject({ code: 4001 })
      expect([chainOf(portico), currentOf(config).chainId]).toEqual([31337, 31337])
    })

    it('is there again for wagmi after it has left, as often as the visitor comes back', async () => {
      const { config, portico, pairing } = await setUpPaired()
      for (const leave of [
        () => disconnect(config),
        () => disconnectKit(portico),
        () => disconnect(config),
      ]) {
        await leave()
        await until(() => expect(currentOf(config).status).toBe('disconnected'))
        await pairUp(portico, pairing)
        expect(currentOf(config)).toMatchObject({ status: 'connected', address })
      }
    })

    it('is not for wagmi to connect before it is there: that fails, and wagmi stays as it was', async () => {
      const { config } = setUp()
      const connector = config.connectors.find(({ type }) => type === 'walletConnect')
      if (!connector) throw new Error('wagmi does not have it.')
      await expect(connect(config, { connector })).rejects.toMatchObject({ code: 'not_connected' })
      expect(config.state).toMatchObject({ status: 'disconnected', current: null })
    })

    it('says how wagmi gets to know of it, where the site has not told wagmi', async () => {
      const config = createWagmiConfig(networks, [], [])
      const { portico, notices } = await setUpPaired({ config })
      expect(statusOf(portico)).toBe('connected')
      expect(config.state.connections.size).toBe(0)
      const told = notices.filter(text => text.includes('add porticoConnectors() to the connectors'))
      expect(told).toHaveLength(1)
    })

    it('ends in the kit and in the wallet when wagmi disconnects [T-03]', async () => {
      const { config, portico, pairing } = await setUpPaired()
      await disconnect(config)
      expect(statusOf(portico)).toBe('disconnected')
      expect(currentOf(config).status).toBe('disconnected')
      await until(() => expect(pairing.disconnects).toBe(1))
      expect(config.state.connections.size).toBe(0)
    })

    it('tells wagmi of another account, of another network and of its end [T-19]', async () => {
      const { config, portico, pairing } = await setUpPaired()
      pairing.tell({
        type: 'accountsChanged',
        sessionId: 'topic',
        namespace: 'eip155',
        accounts: [`eip155:31337:${otherAddress.toLowerCase()}`],
      }) // Spelt as wallets do that know no EIP-55.
      await until(() => expect(currentOf(config).address).toBe(otherAddress))
      expect(currentOf(config).connector?.name).toBe('Phone Wallet')
      pairing.tell({ type: 'chainChanged', sessionId: 'topic', namespace: 'eip155', chainId: '31338' })
      await until(() => expect(currentOf(config).chainId).toBe(31338))
      pairing.tell({ type: 'ended', sessionId: 'topic' })
      await until(() => expect(currentOf(config).status).toBe('disconnected'))
      expect(statusOf(portico)).toBe('disconnected')
    })

    it('changes nothing in wagmi when nothing of it changes in the kit', async () => {
      const { config, portico } = await setUpPaired()
      const changes = countChanges(config)
      portico.store.set(state => ({ ...state, initialized: !state.initialized }))
      expect(changes()).toBe(0)
    })

    it('comes back when wagmi throws its connections away as it mounts', async () => {
      const { config } = await setUpPaired()
      config.setState(state => ({ ...state, connections: new Map() }))
      expect(currentOf(config)).toMatchObject({ status: 'connected', address })
    })
  })
}
