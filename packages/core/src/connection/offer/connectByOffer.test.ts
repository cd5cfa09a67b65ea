import { PorticoError, pairingExpired, relayUnreachable, userRejected } from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { address } from '../../../test/createFakeAdapter.js'
import { settle } from '../../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../../test/createFakePairing.js'
import { createTestPortico } from '../../../test/createTestPortico.js'
import { session } from '../../../test/remoteSession.js'
import { closeModal } from '../../dialog/closeModal.js'
import { openModal } from '../../dialog/openModal.js'
import { watchEvents } from '../../events/watchEvents.js'
import type { PorticoOptions } from '../../runtime/Options.js'
import type { Portico } from '../../runtime/Portico.js'
import { startPortico } from '../../runtime/startPortico.js'
import type { SourceSession } from '../../sources/Source.js'
import { type ModalHost, modalHostKey } from '../../store/modalHost.js'
import { selectAccount } from '../../store/selectors.js'
import { selectRoute } from '../../store/slices/router.js'
import { connect } from '../connect.js'
import { addSettlingStep } from '../settleConnection.js'
import { startPairing } from './startPairing.js'

/** As the package with the views does. */
function drawModal({ memory }: Portico, host: ModalHost): void {
  memory.set(modalHostKey, host)
}

async function setup(options: Partial<PorticoOptions> = {}) {
  const pairing = createFakePairing()
  const { portico, fake } = createTestPortico({ pairing: pairing.factory, ...options })
  startPortico(portico)
  const controller = new AbortController()
  const connecting = connect(portico, { connectorId: 'walletConnect', signal: controller.signal })
  connecting.catch(() => undefined)
  await expect.poll(() => portico.store.get().modal.open).toBe(true)
  await settle()
  return { portico, fake, pairing, connecting, controller }
}

describe('connecting the way to remote wallets', () => {
  it('shows the code and answers with the account of the wallet that took it [C-02]', async () => {
    const { portico, pairing, connecting, controller } = await setup()
    expect(selectRoute(portico.store.get().router).name).toBe('ConnectingWalletConnect')
    pairing.attempts[0]?.grant(session)
    await expect(connecting).resolves.toMatchObject({ address, wallet: { name: 'Phone Wallet' } })
    expect(portico.store.get().modal.open).toBe(false)
    await expect(connect(portico, { connectorId: 'walletConnect' })).resolves.toMatchObject({ address })
    expect(portico.store.get().modal.open).toBe(false)
    openModal(portico)
    controller.abort()
    expect(portico.store.get().modal.open).toBe(true)
  })

  it('ends with the modal: Modal closed [X-07]', async () => {
    const { portico, connecting } = await setup()
    closeModal(portico)
    await expect(connecting).rejects.toMatchObject({ message: 'Modal closed' })
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it.each([
    [userRejected, 'Connection rejected'],
    [relayUnreachable, 'Failed to connect'],
  ])('tells what the visitor saw last, %o: %s [X-07]', async (entry, message) => {
    const { portico, pairing, connecting } = await setup()
    drawModal(portico, { mounted: {} })
    const release = startPairing(portico)
    pairing.attempts[0]?.refuse(new PorticoError(entry))
    await settle()
    expect(portico.store.get().modal.open).toBe(true)
    // As a view does while nobody looks at the page.
    release()
    await settle()
    closeModal(portico)
    await expect(connecting).rejects.toMatchObject({ message, cause: { code: entry.code } })
  })

  it.each([
    [pairingExpired, 'Failed to connect'],
    [userRejected, 'Connection rejected'],
  ])('that nobody shows ends with the code, %o: %s [X-07]', async (entry, message) => {
    const { pairing, connecting, fake } = await setup()
    await fake.advance(300_000)
    expect(pairing.attempts).toHaveLength(1)
    pairing.attempts[0]?.refuse(new PorticoError(entry))
    await expect(connecting).rejects.toMatchObject({ message, cause: { code: entry.code } })
    expect(fake.pending).toBe(0)
  })

  it('ends with the code when the page has put away the one that it showed itself [X-07]', async () => {
    const { portico, pairing, connecting } = await setup()
    startPairing(portico)()
    pairing.attempts[0]?.refuse(new PorticoError(pairingExpired))
    await expect(connecting).rejects.toMatchObject({ cause: { code: 'pairing_expired' } })
  })

  it('ends when the page puts away what became of the code that it showed itself [X-07]', async () => {
    const { portico, pairing, connecting } = await setup()
    const release = startPairing(portico)
    pairing.attempts[0]?.refuse(new PorticoError(userRejected))
    await settle()
    release()
    await expect(connecting).rejects.toMatchObject({ message: 'Connection rejected' })
  })

  it('goes on when the code fails before the view that offers another one is there [X-07]', async () => {
    const { portico, pairing, connecting } = await setup()
    drawModal(portico, { loading: true })
    pairing.attempts[0]?.refuse(new PorticoError(relayUnreachable))
    await settle()
    startPairing(portico)
    await settle()
    pairing.attempts[1]?.grant(session)
    await expect(connecting).resolves.toMatchObject({ address })
  })

  it('ends with its signal or the modal, not with a code, where the page makes those itself [X-07]', async () => {
    const { portico, pairing, connecting } = await setup({ ownPairingCodes: true })
    expect(pairing.attempts).toEqual([])
    closeModal(portico)
    await expect(connecting).rejects.toMatchObject({ message: 'Modal closed' })
  })

  it('goes on with the code that a view renews [T-21]', async () => {
    const { portico, pairing, connecting, fake } = await setup()
    startPairing(portico)
    await fake.advance(300_000)
    pairing.attempts[0]?.refuse(new PorticoError(pairingExpired))
    pairing.attempts[1]?.grant(session)
    await expect(connecting).resolves.toMatchObject({ address })
  })

  it('waits for a session that is being restored instead of asking for another one', async () => {
    const { fake, pairing, connecting } = await setup()
    pairing.attempts[0]?.grant(session)
    await connecting
    const again = createFakePairing()
    again.stored = [session]
    const { portico } = createTestPortico({ pairing: again.factory, fake })
    startPortico(portico)
    await expect(connect(portico, { connectorId: 'walletConnect' })).resolves.toMatchObject({ address })
    expect(portico.store.get().modal.open).toBe(false)
    expect(again.attempts).toEqual([])
  })

  it('is given up at once with its signal while a session is being restored, which then is there', async () => {
    const { fake, pairing, connecting } = await setup()
    pairing.attempts[0]?.grant(session)
    await connecting
    const again = createFakePairing()
    let finish = (_: readonly SourceSession[]) => {}
    again.restored = new Promise(resolve => {
      finish = resolve
    })
    const { portico } = createTestPortico({ pairing: again.factory, fake })
    startPortico(portico)
    const controller = new AbortController()
    const given = connect(portico, { connectorId: 'walletConnect', signal: controller.signal })
    given.catch(() => undefined)
    await vi.dynamicImportSettled()
    controller.abort()
    await expect(given).rejects.toMatchObject({ code: 'request_aborted' })
    expect(selectAccount(portico.store.get()).status).toBe('connecting')
    finish([session])
    await expect
      .poll(() => selectAccount(portico.store.get()))
      .toMatchObject({ status: 'connected', address })
    expect(portico.store.get().modal.open).toBe(false)
    expect(again.attempts).toEqual([])
  })

  it('asks for a wallet besides where there may be several, else takes the one that is there', async () => {
    const { portico, pairing, connecting } = await setup({ features: { multiWallet: true } })
    pairing.attempts[0]?.grant(session)
    await connecting
    const besides = connect(portico, { connectorId: 'walletConnect' })
    await expect.poll(() => pairing.attempts).toHaveLength(2)
    pairing.attempts[1]?.grant({ ...session, id: 'other' })
    await expect(besides).resolves.toMatchObject({ sessionId: 'other' })

    const one = await setup()
    one.pairing.attempts[0]?.grant(session)
    await one.connecting
    await expect(connect(one.portico, { connectorId: 'walletConnect' })).resolves.toMatchObject({ address })
    expect(one.pairing.attempts).toHaveLength(1)
  })

  it('takes the wallet that another tab of the site has connected meanwhile', async () => {
    const { portico, pairing, connecting } = await setup()
    pairing.context.emit({ type: 'session', session, found: true })
    await expect(connecting).resolves.toMatchObject({ address, sessionId: 'topic' })
    expect(pairing.attempts[0]?.signal.aborted).toBe(true)
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('changes and tells nothing where the wallet is connected already', async () => {
    const { portico, pairing, connecting } = await setup()
    pairing.attempts[0]?.grant(session)
    await connecting
    const events: string[] = []
    watchEvents(portico, { onChange: ({ data }) => void events.push(data.event) })
    const before = portico.store.get()
    await expect(connect(portico, { connectorId: 'walletConnect' })).resolves.toMatchObject({ address })
    expect(events).not.toContain('CONNECT_SUCCESS')
    expect(portico.store.get().connections).toBe(before.connections)
  })

  it('waits for what is left to do after a connection, such as signing in [T-06]', async () => {
    const { portico, pairing, connecting } = await setup()
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    addSettlingStep(portico, () => held)
    let isDone = false
    connecting.then(() => (isDone = true))
    pairing.attempts[0]?.grant(session)
    await expect.poll(() => selectAccount(portico.store.get()).status).toBe('connected')
    await settle()
    expect([isDone, portico.store.get().modal.open]).toEqual([false, true])
    letGo()
    await expect(connecting).resolves.toMatchObject({ address })
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('asks for a wallet when what is stored cannot be restored', async () => {
    const { fake, pairing, connecting } = await setup()
    pairing.attempts[0]?.grant(session)
    await connecting
    const again = createFakePairing()
    again.restored = Promise.reject(new PorticoError(relayUnreachable))
    const { portico } = createTestPortico({ pairing: again.factory, fake })
    const given = connect(portico, { connectorId: 'walletConnect' })
    await expect.poll(() => again.attempts).toHaveLength(1)
    again.attempts[0]?.grant(session)
    await expect(given).resolves.toMatchObject({ address })
  })

  it('asks for nothing when it was given up before', async () => {
    const { portico, pairing } = await setup()
    closeModal(portico)
    const signal = AbortSignal.abort()
    const given = connect(portico, { connectorId: 'walletConnect', signal })
    await expect(given).rejects.toMatchObject({ code: 'request_aborted' })
    expect(portico.store.get().modal.open).toBe(false)
    expect(pairing.attempts).toHaveLength(1)
  })

  it('is given up with its signal', async () => {
    const { portico, connecting, controller } = await setup()
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'request_aborted' })
    expect(portico.store.get().modal.open).toBe(false)
  })
})
