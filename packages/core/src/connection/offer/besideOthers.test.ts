import { describe, expect, it, vi } from 'vitest'
import { otherAddress } from '../../../test/createFakeAdapter.js'
import { settle } from '../../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../../test/createFakePairing.js'
import { one, ten } from '../../../test/createTestPortico.js'
import { familiesSession, grant, session, solanaGrant } from '../../../test/remoteSession.js'
import { setUpPaired, setUpPairing } from '../../../test/setUpPairing.js'
import { openModal } from '../../dialog/openModal.js'
import { solana } from '../../families/networks/solana.js'
import { selectAccount, selectNetwork } from '../../store/selectors.js'
import { listConnections } from '../../store/slices/connections.js'
import { selectRoute } from '../../store/slices/router.js'
import { connect } from '../connect.js'
import { getConnections, switchConnection } from '../connections.js'
import { disconnect } from '../disconnect.js'
import { getConnector } from '../getConnector.js'
import { switchNetwork } from '../switchNetwork.js'
import { renewPairing, startPairing } from './startPairing.js'

describe('a remote wallet beside others', () => {
  it('stays connected when a question to another wallet is given up', async () => {
    const { portico, pairing, adapter } = setUpPairing()
    adapter.answer(
      'connect',
      ({ signal }) => new Promise((_, fail) => signal?.addEventListener('abort', fail)),
    )
    startPairing(portico)
    await settle()
    const controller = new AbortController()
    const asking = connect(portico, { connectorId: 'io.fake', signal: controller.signal })
    await settle()
    pairing.attempts[0]?.grant(session)
    await settle()
    controller.abort()
    await expect(asking).rejects.toBeDefined()
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'walletConnect' })
  })

  it('takes nothing back from a wallet that the visitor turned to, and moves nobody', async () => {
    const { portico, pairing } = setUpPairing({ networks: [one, ten, solana] })
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.grant(familiesSession)
    await settle()
    await connect(portico, { connectorId: 'io.fake', namespace: 'eip155' })
    expect(pairing.disconnects).toBe(0)
    const renamed = { ...familiesSession, wallet: { ...familiesSession.wallet, name: 'Renamed' } }
    pairing.context.emit({ type: 'session', session: renamed })
    await expect
      .poll(() => selectAccount(portico.store.get(), 'solana'))
      .toMatchObject({ wallet: { name: 'Renamed' } })
    expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({ connectorId: 'io.fake' })
    expect(portico.store.get().networks.activeNamespace).toBe('eip155')
  })

  it('that is not in use ends out of sight, and comes back for nobody', async () => {
    const { portico, pairing } = await setUpPaired({ features: { multiWallet: true } })
    await connect(portico, { connectorId: 'io.fake' })
    await disconnect(portico)
    pairing.context.emit({ type: 'session', session })
    await vi.dynamicImportSettled()
    await settle()
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')

    pairing.context.emit({ type: 'ended', sessionId: 'topic' })
    await expect.poll(() => portico.store.get().connections.eip155).toEqual([])
    expect(portico.storage.get('connections')?.eip155).toEqual([])
  })

  it('goes to the network that the page is on when the visitor turns back to it', async () => {
    const { portico, pairing } = await setUpPaired({ features: { multiWallet: true } })
    await connect(portico, { connectorId: 'io.fake' })
    await switchNetwork(portico, ten)
    const [connection] = getConnections(portico).filter(({ connectorId }) => connectorId === 'walletConnect')
    if (!connection) throw new Error('It is gone.')
    await switchConnection(portico, { connection })
    expect(pairing.networks.at(-1)).toBe('eip155:10')
    expect(selectAccount(portico.store.get())).toMatchObject({
      connectorId: 'walletConnect',
      wallet: { approvedNetworks: ['eip155:1', 'eip155:10'] },
    })
  })

  it('takes with it what only the session before it granted', async () => {
    const { portico, pairing } = setUpPairing({ networks: [one, solana] })
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.grant({
      ...session,
      namespaces: {
        solana: solanaGrant,
      },
    })
    await settle()
    renewPairing(portico)
    await settle()
    pairing.attempts[1]?.grant(session)
    await settle()
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('connected')
    expect(selectAccount(portico.store.get(), 'solana').status).toBe('disconnected')
  })

  it('takes the place of another remote wallet, which is ended with what the page has forgotten', async () => {
    const { portico, pairing } = await setUpPaired({ networks: [one, solana] })
    const forgotten = { ...session, id: 'forgotten' }
    pairing.stored = [forgotten, session]
    startPairing(portico)
    await settle()
    pairing.attempts.at(-1)?.grant({ ...session, id: 'second' })
    await settle()
    expect(selectAccount(portico.store.get())).toMatchObject({ sessionId: 'second' })
    expect(listConnections(portico.store.get().connections)).toHaveLength(1)
    expect([...pairing.ended].sort()).toEqual(['forgotten', 'topic'])
  })

  it('stands beside another remote wallet where there may be several, and each is left by itself', async () => {
    const { portico, pairing, fake } = await setUpPaired({ features: { multiWallet: true } })
    const second = {
      ...session,
      id: 'second',
      wallet: { ...session.wallet, name: 'Tablet' },
      namespaces: {
        eip155: {
          ...grant,
          chains: ['eip155:1' as const],
          accounts: [`eip155:1:${otherAddress}` as const],
        },
      },
    }
    openModal(portico, { view: 'ConnectingWalletConnectBasic' })
    startPairing(portico)
    await settle()
    pairing.attempts.at(-1)?.grant(second)
    await settle()
    expect(selectRoute(portico.store.get().router).name).toBe('ProfileWallets')
    expect(getConnections(portico).map(({ name }) => name)).toEqual(['Tablet', 'Phone Wallet'])
    expect(pairing.ended).toEqual([])

    pairing.context.emit({ type: 'chainChanged', sessionId: 'topic', namespace: 'eip155', chainId: '10' })
    await expect.poll(() => getConnections(portico)[1]?.caipNetworkId).toBe('eip155:10')
    expect(selectNetwork(portico.store.get())?.id).toBe(1)

    const again = createFakePairing()
    again.stored = [session, second]
    const next = setUpPairing({ fake, pairing: again.factory, features: { multiWallet: true } })
    await expect
      .poll(() => selectAccount(next.portico.store.get()))
      .toMatchObject({ status: 'connected', sessionId: 'second' })
    expect(getConnections(next.portico).map(({ name }) => name)).toEqual(['Tablet', 'Phone Wallet'])
    const [, phone] = getConnections(next.portico)
    if (phone) await switchConnection(next.portico, { connection: phone })
    expect(
      getConnector(next.portico, 'eip155', { connectorId: 'walletConnect', sessionId: 'topic' }),
    ).toMatchObject({
      provider: { namespace: 'eip155', sessionId: 'topic' },
    })
    await disconnect(next.portico, { namespace: 'eip155' })
    expect(again.ended).toEqual(['topic'])
    expect(getConnections(next.portico).map(({ name }) => name)).toEqual(['Tablet'])
  })

  it('of another tab stands by where there may be several', async () => {
    const { portico, pairing } = await setUpPaired({ features: { multiWallet: true } })
    pairing.context.emit({ type: 'session', session: { ...session, id: 'second' }, found: true })
    await expect
      .poll(() => getConnections(portico).map(({ sessionId }) => sessionId))
      .toEqual(['topic', 'second'])
    expect(selectAccount(portico.store.get())).toMatchObject({ sessionId: 'topic' })
  })

  it('leaves the wallet that it takes the place of', async () => {
    const { portico, pairing, adapter } = setUpPairing()
    await connect(portico, { connectorId: 'io.fake' })
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.grant(session)
    await settle()
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'walletConnect' })
    expect(adapter.calls).toContain('disconnect:io.fake')
  })

  it('goes to the list of wallets where another one was there already', async () => {
    const { portico, pairing } = setUpPairing({ features: { multiWallet: true } })
    openModal(portico)
    await connect(portico, { connectorId: 'io.fake' })
    expect(portico.store.get().modal.open).toBe(false)
    openModal(portico, { view: 'ConnectingWalletConnectBasic' })
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.grant(session)
    await settle()
    expect(portico.store.get().modal.open).toBe(true)
    expect(selectRoute(portico.store.get().router).name).toBe('ProfileWallets')
  })
})
