import { PorticoError, pairingExpired } from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { otherAddress } from '../../../test/createFakeAdapter.js'
import { settle } from '../../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../../test/createFakePairing.js'
import { grant, session } from '../../../test/remoteSession.js'
import { createPhone, setUpPaired, setUpPairing } from '../../../test/setUpPairing.js'
import { openModal } from '../../dialog/openModal.js'
import { solana, solanaDevnet } from '../../families/networks/solana.js'
import { selectAccount, selectNetwork } from '../../store/selectors.js'
import { connect } from '../connect.js'
import { disconnect } from '../disconnect.js'
import { switchNetwork } from '../switchNetwork.js'
import { startPairing } from './startPairing.js'

describe('a session with a remote wallet', () => {
  it('follows accounts, chains and the end of the session [T-19]', async () => {
    const { portico, pairing } = await setUpPaired()
    const { emit } = pairing.context
    emit({
      type: 'accountsChanged',
      sessionId: 'topic',
      namespace: 'eip155',
      accounts: [`eip155:1:${otherAddress}`],
    })
    await expect.poll(() => selectAccount(portico.store.get())).toMatchObject({ address: otherAddress })
    emit({ type: 'chainChanged', sessionId: 'topic', namespace: 'eip155', chainId: '10' })
    await expect.poll(() => selectNetwork(portico.store.get())?.id).toBe(10)
    emit({ type: 'ended', sessionId: 'topic' })
    await expect.poll(() => selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('ends the session on disconnect [T-04]', async () => {
    const { portico, pairing } = await setUpPaired()
    await disconnect(portico)
    expect(pairing.disconnects).toBe(1)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('tells the wallet’s provider which network the page is on, also on the next visit', async () => {
    const { portico, pairing, fake } = await setUpPaired()
    expect(pairing.networks).toEqual(['eip155:1'])
    // An update may come while the provider is on its way elsewhere: it is left alone.
    pairing.context.emit({ type: 'session', session })
    await vi.dynamicImportSettled()
    await settle()
    expect(pairing.networks).toEqual(['eip155:1'])
    pairing.context.emit({ type: 'chainChanged', sessionId: 'topic', namespace: 'eip155', chainId: '10' })
    await expect.poll(() => portico.store.get().networks.active.eip155?.id).toBe(10)
    const again = createFakePairing()
    again.stored = [session]
    setUpPairing({ fake, pairing: again.factory })
    await expect.poll(() => again.networks).toEqual(['eip155:10'])
  })

  it('is on networks by their ids of today, also where the wallet granted older ones', async () => {
    const { portico, pairing } = setUpPairing({ networks: [solana, solanaDevnet] })
    const chains = [solana, solanaDevnet].map(network => network.deprecatedCaipNetworkId ?? 'solana:')
    const accounts = chains.map(chain => `${chain}:So1` as const)
    const older = { ...session, namespaces: { solana: { ...grant, chains, accounts } } }
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.grant(older)
    await settle()
    const network = () => portico.store.get().connections.solana?.[0]?.caipNetworkId
    expect(network()).toBe(solana.caipNetworkId)
    expect(pairing.networks).toEqual([solana.caipNetworkId])
    const chainId = chains[1]?.slice('solana:'.length) ?? ''
    pairing.context.emit({ type: 'chainChanged', sessionId: 'topic', namespace: 'solana', chainId })
    await expect.poll(network).toBe(solanaDevnet.caipNetworkId)
    const before = portico.store.get()
    pairing.context.emit({ type: 'session', session: older })
    await vi.dynamicImportSettled()
    expect(portico.store.get()).toBe(before)
  })

  it('is asked on the network that the page went to, also where no request moves the wallet there', async () => {
    const { portico, pairing } = await setUpPaired()
    await switchNetwork(portico, 'eip155:10')
    expect(pairing.networks).toEqual(['eip155:1', 'eip155:10'])
  })

  it('takes up a session that was granted while the page was away', async () => {
    const pairing = createFakePairing()
    pairing.awaited = Promise.resolve(session)
    const { portico } = setUpPairing({ pairing: pairing.factory, fake: createPhone() })
    await expect
      .poll(() => selectAccount(portico.store.get()))
      .toMatchObject({ status: 'connected', wallet: { name: 'Phone Wallet' } })
  })

  it('starts as ever when nobody answers a code of an earlier page', async () => {
    const pairing = createFakePairing()
    pairing.awaited = Promise.reject(new PorticoError(pairingExpired))
    const { portico } = setUpPairing({ pairing: pairing.factory, fake: createPhone() })
    await vi.dynamicImportSettled()
    expect(portico.store.get().initialized).toBe(true)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('connects with another tab of the site, unless a wallet is there already', async () => {
    const { portico, pairing } = setUpPairing()
    openModal(portico)
    pairing.context.emit({ type: 'session', session, found: true })
    await expect.poll(() => selectAccount(portico.store.get()).status).toBe('connected')
    expect(portico.store.get().modal.open).toBe(false)

    const other = setUpPairing()
    await connect(other.portico, { connectorId: 'io.fake' })
    other.pairing.context.emit({ type: 'session', session, found: true })
    await vi.dynamicImportSettled()
    await settle()
    expect(selectAccount(other.portico.store.get())).toMatchObject({ connectorId: 'io.fake' })
  })

  it('restores the session on the next visit, or forgets it', async () => {
    const { fake } = await setUpPaired()
    const again = createFakePairing()
    again.stored = [session]
    const { portico: next } = setUpPairing({ fake, pairing: again.factory })
    await expect
      .poll(() => selectAccount(next.store.get()))
      .toMatchObject({
        status: 'connected',
        wallet: { name: 'Phone Wallet' },
      })
    const { portico: last } = setUpPairing({ fake })
    await expect.poll(() => selectAccount(last.store.get()).status).toBe('disconnected')
    expect(last.storage.get('connections')?.eip155).toEqual([])
  })
})
