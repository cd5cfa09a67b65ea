import { describe, expect, it } from 'vitest'
import { address, otherAddress } from '../../test/createFakeAdapter.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { selectAccount } from '../store/selectors.js'
import { connect } from './connect.js'
import { pair } from './pair.js'
import { start } from './start.js'

async function connectRemote({ multiWallet = false } = {}) {
  const pairing = createFakePairing()
  const world = createTestPortico({ pairing: pairing.factory, features: { multiWallet } })
  start(world.portico)
  pair(world.portico)
  await expect.poll(() => pairing.attempts).toHaveLength(1)
  pairing.attempts[0]?.grant({
    topic: 'topic',
    peer: {
      name: 'Phone',
      description: '',
      url: 'https://phone.example',
      icons: ['https://phone.example/i'],
    },
    namespaces: {
      eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], methods: [], events: [] },
    },
    expiry: 0,
  })
  await expect.poll(() => selectAccount(world.portico.store.get()).status).toBe('connected')
  return { ...world, pairing }
}

describe('what happens to a remote wallet by way of the library of an adapter', () => {
  it('ends the session, for the page in the same moment, when the page leaves it there [T-04]', async () => {
    const { portico, adapter, pairing } = await connectRemote()
    adapter.context.emit({ type: 'left', connectorId: 'walletConnect' })
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    await expect.poll(() => pairing.disconnects).toBe(1)
  })

  it('ends the session, and nothing else, where it stood by while another wallet is in use [T-04]', async () => {
    const { portico, adapter, pairing } = await connectRemote({ multiWallet: true })
    await connect(portico, { connectorId: 'io.fake' })
    pairing.fails = true
    adapter.context.emit({ type: 'left', connectorId: 'walletConnect' })
    const left = [{ connectorId: 'io.fake' }]
    expect(portico.store.get().connections.eip155).toMatchObject(left)
    expect(portico.storage.get('connections')?.eip155).toMatchObject(left)
    await expect.poll(() => pairing.disconnects).toBe(1)
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'io.fake' })
  })

  it('keeps the name and icon of the wallet when its account changes', async () => {
    const { portico, adapter } = await connectRemote()
    const accounts = [{ address: otherAddress }]
    adapter.context.emit({ type: 'accountsChanged', connectorId: 'walletConnect', accounts })
    expect(selectAccount(portico.store.get())).toMatchObject({
      address: otherAddress,
      wallet: { name: 'Phone', icon: 'https://phone.example/i', type: 'WALLET_CONNECT' },
    })
  })
})
