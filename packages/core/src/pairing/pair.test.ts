import { PorticoError, userRejected } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { address } from '../../test/createFakeAdapter.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { one, ten } from '../../test/createTestPortico.js'
import { familiesSession, grant, session } from '../../test/remoteSession.js'
import { setUpPaired, setUpPairing } from '../../test/setUpPairing.js'
import { open } from '../actions/open.js'
import { pairingLifetime, pairingRenewal } from '../constants/pairing.js'
import { solana } from '../networks/solana.js'
import { selectAccount, selectShownAccount } from '../store/selectors.js'
import { pair, pairAgain } from './pair.js'

describe('pairing a remote wallet', () => {
  it('proposes every configured network with its methods, and shows a code [C-02]', async () => {
    const { portico, pairing } = setUpPairing({ networks: [one, ten, solana] })
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
    const { portico, pairing } = setUpPairing()
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
    const { portico, pairing } = setUpPairing({ networks: [one, solana] })
    pair(portico)
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
    const { portico, fake } = setUpPairing()
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
    const { portico, pairing, fake } = setUpPairing()
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
    const { portico, pairing } = setUpPairing({ networks: [one, solana] })
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
    const { portico, pairing } = setUpPairing()
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
    const { portico, pairing } = await setUpPaired()
    const approved = () => selectShownAccount(portico.store.get())?.wallet.approvedNetworks
    expect(approved()).toEqual(['eip155:1', 'eip155:10'])
    const eip155 = { ...grant, chains: [], accounts: [], ...session.namespaces.eip155 }
    const wider = { ...eip155, methods: ['wallet_addEthereumChain'] }
    pairing.context.emit({ type: 'session', session: { ...session, namespaces: { eip155: wider } } })
    await expect.poll(approved).toBeUndefined()
  })

  it('says so when the wallet grants none of the networks', async () => {
    const { portico, pairing } = setUpPairing()
    pair(portico)
    await settle()
    pairing.attempts[0]?.grant({ ...session, namespaces: {} })
    await settle()
    expect(portico.store.get().pairing).toMatchObject({
      status: 'error',
      error: { message: 'The connector does not support any of the requested chains' },
    })
  })
})
