import { connect, disconnect, signMessage } from '@portico/core'
import type { SourceFactory } from '@portico/core/adapter'
import { createMockEvmWallet, mockWallets } from '@portico/testing'
import { until } from '@portico/testing/conformance'
import { disconnect as disconnectWagmi, getWalletClient } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announce } from '../../test/createTestContext.js'
import { currentOf, endWorld, page, prepareWorld, setUp, wallet } from '../../test/remote/remoteWorld.js'

beforeEach(prepareWorld)
afterEach(endWorld)

/** A page with wagmi and a wallet that is neither in the page nor on another device, as the embedded one. */
function setUpVault() {
  const vault = createMockEvmWallet({ ...mockWallets.birch, initialState: { connected: true } })
  const address = vault.control.address()
  announce(page, vault.info, vault.provider)
  let ended = 0
  const source: SourceFactory = {
    create: ({ namespaces }) => ({
      id: 'vault',
      type: 'EXTERNAL',
      name: 'Vault',
      sessions: 'one',
      namespaces,
      restore: async () => [],
      connect: async () => ({
        id: 'session',
        wallet: { name: 'Vault' },
        namespaces: {
          eip155: {
            chains: ['eip155:31337', 'eip155:31338'],
            accounts: [`eip155:31337:${address}`, `eip155:31338:${address}`],
            methods: [],
            events: [],
          },
        },
      }),
      getProvider: () => vault.provider,
      setNetwork() {},
      async disconnect() {
        ended += 1
      },
    }),
  }
  return { ...setUp({ sources: [source] }), vault, address, ended: () => ended }
}

describe('the wallet of a source that is not on another device', () => {
  it('is listed once, though it has announced itself to the page [C-01]', async () => {
    const { portico, config, vault } = setUpVault()
    const listed = () => portico.store.get().connectors.map(({ id }) => id)
    expect(config.connectors.map(({ id }) => id)).toContain(vault.info.rdns)
    await until(() => expect(listed()).not.toContain(vault.info.rdns))
    expect(listed()).toEqual(expect.arrayContaining(['vault', wallet.info.rdns]))
  })

  it('is the one that wagmi has, and signs for both', async () => {
    const { portico, config, address } = setUpVault()
    await connect(portico, { connectorId: 'vault' })
    expect(currentOf(config)).toMatchObject({ status: 'connected', address, connector: { name: 'Vault' } })
    expect(await signMessage(portico, { message: 'hi' })).toMatch(/^0x[0-9a-f]{130}$/)
    const client = await getWalletClient(config)
    expect(await client.signMessage({ message: 'hi' })).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it('ends in wagmi when the kit leaves it, and in the kit when wagmi does', async () => {
    const { portico, config, ended } = setUpVault()
    await connect(portico, { connectorId: 'vault' })
    await disconnect(portico)
    expect(currentOf(config).status).toBe('disconnected')
    await connect(portico, { connectorId: 'vault' })
    await disconnectWagmi(config)
    await until(() => expect(portico.store.get().accounts.eip155?.status).toBe('disconnected'))
    expect(ended()).toBe(2)
    expect(config.state.connections.size).toBe(0)
  })
})
