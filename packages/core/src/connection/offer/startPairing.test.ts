import { PorticoError, userRejected } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { address } from '../../../test/createFakeAdapter.js'
import { settle } from '../../../test/createFakeEnvironment.js'
import { one, ten } from '../../../test/createTestPortico.js'
import { familiesSession, grant, session } from '../../../test/remoteSession.js'
import { setUpPaired, setUpPairing } from '../../../test/setUpPairing.js'
import { openModal } from '../../dialog/openModal.js'
import { solana } from '../../families/networks/solana.js'
import { selectAccount, selectShownAccount } from '../../store/selectors.js'
import { addSettlingStep } from '../settleConnection.js'
import { getPairing } from './findOffer.js'
import { renewPairing, startPairing } from './startPairing.js'
import { watchPairing } from './watchPairing.js'

describe('pairing a remote wallet', () => {
  it('has a code made and shows it [C-02]', async () => {
    const { portico, pairing } = setUpPairing({ networks: [one, ten, solana] })
    startPairing(portico)
    expect(getPairing(portico)).toEqual({ status: 'creating' })
    await settle()
    expect(getPairing(portico)).toMatchObject({ status: 'ready', uri: 'wc:0' })
    expect(pairing.attempts).toMatchObject([{ request: { namespace: undefined } }])
  })

  it('connects what the wallet granted and closes the modal [C-02]', async () => {
    const { portico, pairing } = setUpPairing()
    openModal(portico)
    startPairing(portico)
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
    expect(getPairing(portico)).toEqual({ status: 'idle' })
  })

  it('connects every family that one session grants', async () => {
    const { portico, pairing } = setUpPairing({ networks: [one, solana] })
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.grant(familiesSession)
    await settle()
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('connected')
    expect(selectAccount(portico.store.get(), 'solana')).toMatchObject({
      status: 'connected',
      address: 'So1',
    })
    expect(portico.store.get().networks.activeNamespace).toBe('eip155')
  })

  it('renews the code before its four minutes are over, and an old one still connects [T-21]', async () => {
    const { portico, pairing, fake } = setUpPairing()
    startPairing(portico)
    // Ten seconds before they are over.
    await fake.advance(229_999)
    expect(getPairing(portico)).toMatchObject({ uri: 'wc:0' })
    await fake.advance(1)
    expect(getPairing(portico)).toMatchObject({ uri: 'wc:1' })
    pairing.attempts[0]?.grant(session)
    await settle()
    expect(selectAccount(portico.store.get()).status).toBe('connected')
  })

  it('keeps the old code on the screen until the new one is there, unless somebody asks anew [T-21]', async () => {
    const { portico, fake } = setUpPairing()
    startPairing(portico)
    await settle()
    const seen = new Set<string>()
    const stop = watchPairing(portico, { onChange: ({ status }) => seen.add(status) })
    await fake.advance(240_000)
    expect([...seen]).toEqual(['ready'])
    renewPairing(portico)
    expect([...seen]).toEqual(['ready', 'creating'])
    stop()
  })

  it('does not renew a code that nobody shows, and shows a good one again [T-21]', async () => {
    const { portico, pairing, fake } = setUpPairing()
    openModal(portico, { view: 'ConnectingWalletConnect' })
    startPairing(portico)()
    await fake.advance(60_000)
    startPairing(portico)
    await settle()
    expect(pairing.attempts).toHaveLength(1)
    startPairing(portico)()
    await fake.advance(240_000)
    expect(pairing.attempts).toHaveLength(2)
  })

  it('makes a new code for another family than the one it was made for', async () => {
    const { portico, pairing } = setUpPairing({ networks: [one, solana] })
    openModal(portico, { namespace: 'eip155' })
    startPairing(portico)
    await settle()
    openModal(portico, { namespace: 'solana' })
    startPairing(portico)
    await settle()
    expect(pairing.attempts.map(({ request }) => request.namespace)).toEqual(['eip155', 'solana'])
    expect(getPairing(portico)).toMatchObject({ uri: 'wc:1' })
  })

  it('shows the code of the family that was asked for last, also while another one is being made', async () => {
    const { portico, pairing } = setUpPairing({ networks: [one, solana] })
    openModal(portico, { namespace: 'eip155' })
    startPairing(portico)
    openModal(portico, { namespace: 'solana' })
    startPairing(portico)
    const shown: unknown[] = []
    watchPairing(portico, { onChange: state => shown.push(state.status === 'ready' && state.uri) })
    await settle()
    expect(pairing.attempts.map(({ request }) => request.namespace)).toEqual(['eip155', 'solana'])
    expect(shown).toEqual(['wc:1'])
  })

  it('keeps the code on the screen until the wallet that took it up is connected', async () => {
    const { portico, pairing } = setUpPairing()
    startPairing(portico)
    await settle()
    const seen: unknown[] = []
    watchPairing(portico, {
      onChange: ({ status }) => seen.push([status, selectAccount(portico.store.get()).status]),
    })
    pairing.attempts[0]?.grant(session)
    await settle()
    expect(seen).toEqual([['idle', 'connected']])
  })

  it('tells a refusal, and starts over when asked', async () => {
    const { portico, pairing } = setUpPairing()
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.refuse(new PorticoError(userRejected))
    await settle()
    expect(getPairing(portico)).toMatchObject({ status: 'error' })
    renewPairing(portico)
    await settle()
    expect(getPairing(portico)).toMatchObject({ status: 'ready', uri: 'wc:1' })
  })

  it('knows which networks a wallet is limited to, if it cannot be asked for others', async () => {
    const { portico, pairing } = await setUpPaired()
    const approved = () => selectShownAccount(portico.store.get())?.wallet.approvedNetworks
    expect(approved()).toEqual(['eip155:1', 'eip155:10'])
    const eip155 = { ...grant, chains: [], accounts: [], ...session.namespaces.eip155 }
    const wider = { ...eip155, methods: ['wallet_addEthereumChain'] }
    pairing.context.emit({ type: 'session', session: { ...session, namespaces: { eip155: wider } } })
    await expect.poll(approved).toBeUndefined()
  })

  it('says so when the wallet grants none of the networks', async () => {
    const { portico, pairing, fake } = setUpPairing()
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.grant({ ...session, namespaces: {} })
    await settle()
    expect(getPairing(portico)).toMatchObject({
      status: 'error',
      error: { message: 'The connector does not support any of the requested chains' },
    })
    expect(fake.logged.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('takes it for no error of the kit when the visitor refuses what is left to do after a connection [X-09]', async () => {
    const { portico, pairing, fake } = setUpPairing()
    addSettlingStep(portico, () => Promise.reject(new PorticoError(userRejected)))
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.grant(session)
    await expect.poll(() => fake.logged.at(-1)).toMatchObject({ level: 'warn' })
    expect(portico.store.get().events.data.event).not.toBe('INTERNAL_SDK_ERROR')
  })
})
