import { PorticoError, pairingExpired, userRejected } from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { address, otherAddress } from '../../test/createFakeAdapter.js'
import { createFakeEnvironment, settle } from '../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico, one, ten } from '../../test/createTestPortico.js'
import { grant, session } from '../../test/remoteSession.js'
import { close } from '../actions/close.js'
import { connect } from '../actions/connect.js'
import { getConnections, switchConnection } from '../actions/connections.js'
import { disconnect } from '../actions/disconnect.js'
import { getConnector } from '../actions/getConnector.js'
import { open } from '../actions/open.js'
import { start } from '../actions/start.js'
import { switchNetwork } from '../actions/switchNetwork.js'
import { pairingLifetime, pairingRenewal } from '../constants/pairing.js'
import { solana } from '../networks/solana.js'
import { selectAccount, selectNetwork, selectShownAccount } from '../store/selectors.js'
import { listConnections } from '../store/slices/connections.js'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { chooseRemoteWallet } from './chooseRemoteWallet.js'
import { pair, pairAgain } from './pair.js'

function setup(options: Parameters<typeof createTestPortico>[0] = {}) {
  const pairing = createFakePairing()
  const world = createTestPortico({ pairing: pairing.factory, ...options })
  start(world.portico)
  return { ...world, pairing }
}

/** With a wallet that has said yes. */
async function setupPaired(options: Parameters<typeof createTestPortico>[0] = {}) {
  const world = setup(options)
  pair(world.portico)
  await settle()
  world.pairing.attempts[0]?.grant(session)
  await settle()
  return world
}

/** A phone whose visitor was sent to a wallet's app. */
function createPhone() {
  const fake = createFakeEnvironment({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' })
  const { portico } = createTestPortico({ fake })
  chooseRemoteWallet(portico, { wallet: { id: 'w', name: 'Phone Wallet' }, link: 'wallet://' })
  return fake
}

describe('pairing a remote wallet', () => {
  it('proposes every configured network with its methods, and shows a code [C-02]', async () => {
    const { portico, pairing } = setup({ networks: [one, ten, solana] })
    pair(portico)
    expect(portico.store.get().pairing).toEqual({ status: 'creating' })
    await settle()
    expect(portico.store.get().pairing).toMatchObject({ status: 'ready', uri: 'wc:0' })
    const { namespaces } = pairing.attempts[0]?.parameters ?? {}
    expect(namespaces?.eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
    expect(namespaces?.eip155?.methods).toContain('personal_sign')
    expect(namespaces?.solana?.chains).toEqual([solana.caipNetworkId, solana.deprecatedCaipNetworkId])
  })

  it('connects what the wallet granted and closes the modal [C-02]', async () => {
    const { portico, pairing } = setup()
    open(portico)
    pair(portico)
    await settle()
    pairing.attempts[0]?.grant(session)
    await settle()
    expect(selectAccount(portico.store.get())).toMatchObject({
      status: 'connected',
      connectorId: 'walletConnect',
      address,
      wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', type: 'WALLET_CONNECT' },
    })
    expect(portico.store.get().modal.open).toBe(false)
    expect(portico.store.get().pairing).toEqual({ status: 'idle' })
  })

  it('connects every family that one session grants', async () => {
    const { portico, pairing } = setup({ networks: [one, solana] })
    pair(portico)
    await settle()
    pairing.attempts[0]?.grant({
      ...session,
      namespaces: {
        ...session.namespaces,
        solana: { ...grant, chains: [solana.caipNetworkId], accounts: [`${solana.caipNetworkId}:So1`] },
      },
    })
    await settle()
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('connected')
    expect(selectAccount(portico.store.get(), 'solana')).toMatchObject({
      status: 'connected',
      address: 'So1',
    })
    expect(portico.store.get().networks.activeNamespace).toBe('eip155')
  })

  it('renews the code before its four minutes are over, and an old one still connects [T-21]', async () => {
    const { portico, pairing, fake } = setup()
    pair(portico)
    await fake.advance(pairingLifetime - pairingRenewal - 1)
    expect(portico.store.get().pairing).toMatchObject({ uri: 'wc:0' })
    await fake.advance(1)
    expect(portico.store.get().pairing).toMatchObject({ uri: 'wc:1' })
    pairing.attempts[0]?.grant(session)
    await settle()
    expect(selectAccount(portico.store.get()).status).toBe('connected')
    expect(pairingLifetime).toBe(240_000)
  })

  it('keeps the old code on the screen until the new one is there, unless somebody asks anew [T-21]', async () => {
    const { portico, fake } = setup()
    pair(portico)
    await settle()
    const seen = new Set<string>()
    const stop = portico.store.subscribe(() => seen.add(portico.store.get().pairing.status))
    await fake.advance(pairingLifetime)
    expect([...seen]).toEqual(['ready'])
    pairAgain(portico)
    expect([...seen]).toEqual(['ready', 'creating'])
    stop()
  })

  it('does not renew a code that nobody shows, and shows a good one again [T-21]', async () => {
    const { portico, pairing, fake } = setup()
    open(portico, { view: 'ConnectingWalletConnect' })
    pair(portico)()
    await fake.advance(60_000)
    pair(portico)
    await settle()
    expect(pairing.attempts).toHaveLength(1)
    pair(portico)()
    await fake.advance(pairingLifetime)
    expect(pairing.attempts).toHaveLength(2)
  })

  it('makes a new code for another family than the one it was made for', async () => {
    const { portico, pairing } = setup({ networks: [one, solana] })
    open(portico, { namespace: 'eip155' })
    pair(portico)
    await settle()
    open(portico, { namespace: 'solana' })
    pair(portico)
    await settle()
    expect(pairing.attempts.map(({ parameters }) => Object.keys(parameters.namespaces))).toEqual([
      ['eip155'],
      ['solana'],
    ])
    expect(portico.store.get().pairing).toMatchObject({ uri: 'wc:1' })
  })

  it('tells a refusal, and starts over when asked', async () => {
    const { portico, pairing } = setup()
    pair(portico)
    await settle()
    pairing.attempts[0]?.refuse(new PorticoError(userRejected))
    await settle()
    expect(portico.store.get().pairing).toMatchObject({ status: 'error' })
    pairAgain(portico)
    await settle()
    expect(portico.store.get().pairing).toMatchObject({ status: 'ready', uri: 'wc:1' })
  })

  it('knows which networks a wallet is limited to, if it cannot be asked for others', async () => {
    const { portico, pairing } = await setupPaired()
    const approved = () => selectShownAccount(portico.store.get())?.wallet.approvedNetworks
    expect(approved()).toEqual(['eip155:1', 'eip155:10'])
    const eip155 = { ...grant, chains: [], accounts: [], ...session.namespaces.eip155 }
    const wider = { ...eip155, methods: ['wallet_addEthereumChain'] }
    pairing.context.emit({ type: 'session', session: { ...session, namespaces: { eip155: wider } } })
    await expect.poll(approved).toBeUndefined()
  })

  it('says so when the wallet grants none of the networks', async () => {
    const { portico, pairing } = setup()
    pair(portico)
    await settle()
    pairing.attempts[0]?.grant({ ...session, namespaces: {} })
    await settle()
    expect(portico.store.get().pairing).toMatchObject({
      status: 'error',
      error: { message: 'The connector does not support any of the requested chains' },
    })
  })

  it('follows accounts, chains and the end of the session [T-19]', async () => {
    const { portico, pairing } = await setupPaired()
    const { emit } = pairing.context
    emit({
      type: 'accountsChanged',
      topic: 'topic',
      namespace: 'eip155',
      accounts: [`eip155:1:${otherAddress}`],
    })
    await expect.poll(() => selectAccount(portico.store.get())).toMatchObject({ address: otherAddress })
    emit({ type: 'chainChanged', topic: 'topic', namespace: 'eip155', chainId: '10' })
    await expect.poll(() => selectNetwork(portico.store.get())?.id).toBe(10)
    emit({ type: 'ended', topic: 'topic' })
    await expect.poll(() => selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('ends the session on disconnect [T-04]', async () => {
    const { portico, pairing } = await setupPaired()
    await disconnect(portico)
    expect(pairing.disconnects).toBe(1)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('tells the wallet’s provider which network the page is on, also on the next visit', async () => {
    const { portico, pairing, fake } = await setupPaired()
    expect(pairing.networks).toEqual(['eip155:1'])
    // An update may come while the provider is on its way elsewhere: it is left alone.
    pairing.context.emit({ type: 'session', session })
    await vi.dynamicImportSettled()
    await settle()
    expect(pairing.networks).toEqual(['eip155:1'])
    pairing.context.emit({ type: 'chainChanged', topic: 'topic', namespace: 'eip155', chainId: '10' })
    await expect.poll(() => portico.store.get().networks.active.eip155?.id).toBe(10)
    const again = createFakePairing()
    again.stored = [session]
    setup({ fake, pairing: again.factory })
    await expect.poll(() => again.networks).toEqual(['eip155:10'])
  })

  it('takes up a session that was granted while the page was away', async () => {
    const pairing = createFakePairing()
    pairing.awaited = Promise.resolve(session)
    const { portico } = setup({ pairing: pairing.factory, fake: createPhone() })
    await expect
      .poll(() => selectAccount(portico.store.get()))
      .toMatchObject({ status: 'connected', wallet: { name: 'Phone Wallet' } })
  })

  it('starts as ever when nobody answers a code of an earlier page', async () => {
    const pairing = createFakePairing()
    pairing.awaited = Promise.reject(new PorticoError(pairingExpired))
    const { portico } = setup({ pairing: pairing.factory, fake: createPhone() })
    await vi.dynamicImportSettled()
    expect(portico.store.get().initialized).toBe(true)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('connects with another tab of the site, unless a wallet is there already', async () => {
    const { portico, pairing } = setup()
    open(portico)
    pairing.context.emit({ type: 'session', session, found: true })
    await expect.poll(() => selectAccount(portico.store.get()).status).toBe('connected')
    expect(portico.store.get().modal.open).toBe(false)

    const other = setup()
    await connect(other.portico, { connectorId: 'io.fake' })
    other.pairing.context.emit({ type: 'session', session, found: true })
    await vi.dynamicImportSettled()
    await settle()
    expect(selectAccount(other.portico.store.get())).toMatchObject({ connectorId: 'io.fake' })
  })

  it('stays connected when a question to another wallet is given up', async () => {
    const { portico, pairing, adapter } = setup()
    adapter.answer(
      'connect',
      ({ signal }) => new Promise((_, fail) => signal?.addEventListener('abort', fail)),
    )
    pair(portico)
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
    const { portico, pairing } = setup({ networks: [one, ten, solana] })
    const both = {
      ...session,
      namespaces: {
        ...session.namespaces,
        solana: { ...grant, chains: [solana.caipNetworkId], accounts: [`${solana.caipNetworkId}:So1`] },
      },
    } as const
    pair(portico)
    await settle()
    pairing.attempts[0]?.grant(both)
    await settle()
    await connect(portico, { connectorId: 'io.fake', namespace: 'eip155' })
    expect(pairing.disconnects).toBe(0)
    const renamed = { ...both, peer: { ...both.peer, name: 'Renamed' } }
    pairing.context.emit({ type: 'session', session: renamed })
    await expect
      .poll(() => selectAccount(portico.store.get(), 'solana'))
      .toMatchObject({ wallet: { name: 'Renamed' } })
    expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({ connectorId: 'io.fake' })
    expect(portico.store.get().networks.activeNamespace).toBe('eip155')
  })

  it('that is not in use ends out of sight, and comes back for nobody', async () => {
    const { portico, pairing } = await setupPaired({ features: { multiWallet: true } })
    await connect(portico, { connectorId: 'io.fake' })
    await disconnect(portico)
    pairing.context.emit({ type: 'session', session })
    await vi.dynamicImportSettled()
    await settle()
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')

    pairing.context.emit({ type: 'ended', topic: 'topic' })
    await expect.poll(() => portico.store.get().connections.eip155).toEqual([])
    expect(portico.storage.get('connections')?.eip155).toEqual([])
  })

  it('goes to the network that the page is on when the visitor turns back to it', async () => {
    const { portico, pairing } = await setupPaired({ features: { multiWallet: true } })
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
    const { portico, pairing } = setup({ networks: [one, solana] })
    pair(portico)
    await settle()
    pairing.attempts[0]?.grant({
      ...session,
      namespaces: {
        solana: { ...grant, chains: [solana.caipNetworkId], accounts: [`${solana.caipNetworkId}:So1`] },
      },
    })
    await settle()
    pairAgain(portico)
    await settle()
    pairing.attempts[1]?.grant(session)
    await settle()
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('connected')
    expect(selectAccount(portico.store.get(), 'solana').status).toBe('disconnected')
  })

  it('takes the place of another remote wallet, which is ended with what the page has forgotten', async () => {
    const { portico, pairing } = await setupPaired({ networks: [one, solana] })
    const forgotten = { ...session, topic: 'forgotten' }
    pairing.stored = [forgotten, session]
    pair(portico)
    await settle()
    pairing.attempts.at(-1)?.grant({ ...session, topic: 'second' })
    await settle()
    expect(selectAccount(portico.store.get())).toMatchObject({ sessionId: 'second' })
    expect(listConnections(portico.store.get().connections)).toHaveLength(1)
    expect([...pairing.ended].sort()).toEqual(['forgotten', 'topic'])
  })

  it('stands beside another remote wallet where there may be several, and each is left by itself', async () => {
    const { portico, pairing, fake } = await setupPaired({ features: { multiWallet: true } })
    const second = {
      ...session,
      topic: 'second',
      peer: { ...session.peer, name: 'Tablet' },
      namespaces: {
        eip155: {
          ...grant,
          chains: ['eip155:1' as const],
          accounts: [`eip155:1:${otherAddress}` as const],
        },
      },
    }
    open(portico, { view: 'ConnectingWalletConnectBasic' })
    pair(portico)
    await settle()
    pairing.attempts.at(-1)?.grant(second)
    await settle()
    expect(selectRoute(portico.store.get().router).name).toBe('ProfileWallets')
    expect(getConnections(portico).map(({ name }) => name)).toEqual(['Tablet', 'Phone Wallet'])
    expect(pairing.ended).toEqual([])

    pairing.context.emit({ type: 'chainChanged', topic: 'topic', namespace: 'eip155', chainId: '10' })
    await expect.poll(() => getConnections(portico)[1]?.caipNetworkId).toBe('eip155:10')
    expect(selectNetwork(portico.store.get())?.id).toBe(1)

    const again = createFakePairing()
    again.stored = [session, second]
    const next = setup({ fake, pairing: again.factory, features: { multiWallet: true } })
    await expect
      .poll(() => selectAccount(next.portico.store.get()))
      .toMatchObject({ status: 'connected', sessionId: 'second' })
    expect(getConnections(next.portico).map(({ name }) => name)).toEqual(['Tablet', 'Phone Wallet'])
    const [, phone] = getConnections(next.portico)
    if (phone) await switchConnection(next.portico, { connection: phone })
    expect(
      getConnector(next.portico, 'eip155', { connectorId: 'walletConnect', sessionId: 'topic' }),
    ).toMatchObject({
      provider: { namespace: 'eip155', topic: 'topic' },
    })
    await disconnect(next.portico, { namespace: 'eip155' })
    expect(again.ended).toEqual(['topic'])
    expect(getConnections(next.portico).map(({ name }) => name)).toEqual(['Tablet'])
  })

  it('of another tab stands by where there may be several', async () => {
    const { portico, pairing } = await setupPaired({ features: { multiWallet: true } })
    pairing.context.emit({ type: 'session', session: { ...session, topic: 'second' }, found: true })
    await expect
      .poll(() => getConnections(portico).map(({ sessionId }) => sessionId))
      .toEqual(['topic', 'second'])
    expect(selectAccount(portico.store.get())).toMatchObject({ sessionId: 'topic' })
  })

  it('leaves the wallet that it takes the place of', async () => {
    const { portico, pairing, adapter } = setup()
    await connect(portico, { connectorId: 'io.fake' })
    pair(portico)
    await settle()
    pairing.attempts[0]?.grant(session)
    await settle()
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'walletConnect' })
    expect(adapter.calls).toContain('disconnect:io.fake')
  })

  it('goes to the list of wallets where another one was there already', async () => {
    const { portico, pairing } = setup({ features: { multiWallet: true } })
    open(portico)
    await connect(portico, { connectorId: 'io.fake' })
    expect(portico.store.get().modal.open).toBe(false)
    open(portico, { view: 'ConnectingWalletConnectBasic' })
    pair(portico)
    await settle()
    pairing.attempts[0]?.grant(session)
    await settle()
    expect(portico.store.get().modal.open).toBe(true)
    expect(selectRoute(portico.store.get().router).name).toBe('ProfileWallets')
  })

  it('restores the session on the next visit, or forgets it', async () => {
    const { fake } = await setupPaired()
    const again = createFakePairing()
    again.stored = [session]
    const { portico: next } = setup({ fake, pairing: again.factory })
    await expect
      .poll(() => selectAccount(next.store.get()))
      .toMatchObject({
        status: 'connected',
        wallet: { name: 'Phone Wallet' },
      })
    const { portico: last } = setup({ fake })
    await expect.poll(() => selectAccount(last.store.get()).status).toBe('disconnected')
    expect(last.storage.get('connections')?.eip155).toEqual([])
  })
})

describe('a code that the visitor has left', () => {
  /** A code that was shown, with somebody who kept a picture of it. */
  async function setupShown(options: Parameters<typeof createTestPortico>[0] = {}) {
    const world = setup(options)
    open(world.portico, { view: 'ConnectingWalletConnect' })
    const release = pair(world.portico)
    await settle()
    return { ...world, release, isWithdrawn: () => world.pairing.attempts[0]?.parameters.signal?.aborted }
  }

  it.each([
    ['closed', (portico: Portico) => close(portico)],
    ['went back', (portico: Portico) => open(portico, { view: 'Connect' })],
  ])('because the modal %s is withdrawn', async (_, leave) => {
    const { portico, release, isWithdrawn } = await setupShown()
    leave(portico)
    release()
    expect(isWithdrawn()).toBe(true)
    expect(portico.store.get().pairing).toEqual({ status: 'idle' })
  })

  it('because its own view went is withdrawn when the modal goes elsewhere, not when a view takes its place', async () => {
    const { portico, pairing, release, isWithdrawn } = await setupShown()
    release()
    expect(isWithdrawn()).toBe(false)
    const again = pair(portico)
    await settle()
    expect(pairing.attempts).toHaveLength(1)
    again()
    open(portico, { view: 'Connect' })
    expect(isWithdrawn()).toBe(true)
  })

  it('on a page without a modal is withdrawn when nobody shows it', async () => {
    const { portico, pairing } = setup()
    const release = pair(portico)
    await settle()
    release()
    expect(pairing.attempts[0]?.parameters.signal?.aborted).toBe(true)
  })

  it('is withdrawn by connecting another wallet, also one that was renewed', async () => {
    const { portico, pairing, fake } = await setupShown()
    await fake.advance(pairingLifetime)
    await connect(portico, { connectorId: 'io.fake' })
    expect(pairing.attempts.map(({ parameters }) => parameters.signal?.aborted)).toEqual([true, true])
  })

  it('connects nobody who answers it nevertheless: the wallet is sent away', async () => {
    const { portico, pairing, release } = await setupShown()
    close(portico)
    release()
    await connect(portico, { connectorId: 'io.fake' })
    pairing.attempts[0]?.grant(session)
    await settle()
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'io.fake' })
    expect(pairing.ended).toEqual(['topic'])
  })

  it('with the page is withdrawn, unless a phone has sent the visitor to a wallet', async () => {
    const { fake, isWithdrawn } = await setupShown()
    fake.page?.dispatchEvent(new Event('pagehide'))
    expect(isWithdrawn()).toBe(true)

    const phone = await setupShown({ fake: createPhone() })
    phone.fake.page?.dispatchEvent(new Event('pagehide'))
    expect(phone.isWithdrawn()).toBe(false)
  })

  it('is not waited for on the next page of a computer, nor over an account that is there', async () => {
    const computer = createFakePairing()
    computer.awaited = Promise.resolve(session)
    const { portico } = setup({ pairing: computer.factory })
    await vi.dynamicImportSettled()
    await settle()
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(computer.tidied).toBe(1)

    const fake = createPhone()
    const before = setup({ fake })
    await connect(before.portico, { connectorId: 'io.fake' })
    const phone = createFakePairing()
    phone.awaited = Promise.resolve(session)
    const { portico: next } = setup({ fake, pairing: phone.factory })
    await expect
      .poll(() => selectAccount(next.store.get()))
      .toMatchObject({ status: 'connected', connectorId: 'io.fake' })
    await settle()
    expect(selectAccount(next.store.get())).toMatchObject({ connectorId: 'io.fake' })
  })

  it('of a page that a phone threw away is void when another wallet is connected first', async () => {
    const pairing = createFakePairing()
    let grant = (_: typeof session) => {}
    pairing.awaited = new Promise(resolve => {
      grant = resolve
    })
    const { portico } = setup({ pairing: pairing.factory, fake: createPhone() })
    await vi.dynamicImportSettled()
    await connect(portico, { connectorId: 'io.fake' })
    grant(session)
    await settle()
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'io.fake' })
    expect(pairing.ended).toEqual(['topic'])
  })
})
