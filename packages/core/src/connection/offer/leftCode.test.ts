import { describe, expect, it, vi } from 'vitest'
import { settle } from '../../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../../test/createFakePairing.js'
import type { createTestPortico } from '../../../test/createTestPortico.js'
import { session } from '../../../test/remoteSession.js'
import { createPhone, setUpPairing } from '../../../test/setUpPairing.js'
import { closeModal } from '../../dialog/closeModal.js'
import { openModal } from '../../dialog/openModal.js'
import type { Portico } from '../../runtime/Portico.js'
import { selectAccount } from '../../store/selectors.js'
import { connect } from '../connect.js'
import { getPairing } from './findOffer.js'
import { offerLifetime } from './offerTimes.js'
import { startPairing } from './startPairing.js'

describe('a code that the visitor has left', () => {
  /** A code that was shown, with somebody who kept a picture of it. */
  async function setupShown(options: Parameters<typeof createTestPortico>[0] = {}) {
    const world = setUpPairing(options)
    openModal(world.portico, { view: 'ConnectingWalletConnect' })
    const release = startPairing(world.portico)
    await settle()
    return { ...world, release, isWithdrawn: () => world.pairing.attempts[0]?.signal.aborted }
  }

  it.each([
    ['closed', (portico: Portico) => closeModal(portico)],
    ['went back', (portico: Portico) => openModal(portico, { view: 'Connect' })],
  ])('because the modal %s is withdrawn', async (_, leave) => {
    const { portico, release, isWithdrawn } = await setupShown()
    leave(portico)
    release()
    expect(isWithdrawn()).toBe(true)
    expect(getPairing(portico)).toEqual({ status: 'idle' })
  })

  it('because its own view went is withdrawn when the modal goes elsewhere, not when a view takes its place', async () => {
    const { portico, pairing, release, isWithdrawn } = await setupShown()
    release()
    expect(isWithdrawn()).toBe(false)
    const again = startPairing(portico)
    await settle()
    expect(pairing.attempts).toHaveLength(1)
    again()
    openModal(portico, { view: 'Connect' })
    expect(isWithdrawn()).toBe(true)
  })

  it('on a page without a modal is withdrawn when nobody shows it', async () => {
    const { portico, pairing } = setUpPairing()
    const release = startPairing(portico)
    await settle()
    release()
    expect(pairing.attempts[0]?.signal.aborted).toBe(true)
  })

  it('is withdrawn by connecting another wallet, also one that was renewed', async () => {
    const { portico, pairing, fake } = await setupShown()
    await fake.advance(offerLifetime)
    await connect(portico, { connectorId: 'io.fake' })
    expect(pairing.attempts.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })

  it('connects nobody who answers it nevertheless: the wallet is sent away', async () => {
    const { portico, pairing, release } = await setupShown()
    closeModal(portico)
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
    const { portico } = setUpPairing({ pairing: computer.factory })
    await vi.dynamicImportSettled()
    await settle()
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')

    const fake = createPhone()
    const before = setUpPairing({ fake })
    await connect(before.portico, { connectorId: 'io.fake' })
    const phone = createFakePairing()
    phone.awaited = Promise.resolve(session)
    const { portico: next } = setUpPairing({ fake, pairing: phone.factory })
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
    const { portico } = setUpPairing({ pairing: pairing.factory, fake: createPhone() })
    await vi.dynamicImportSettled()
    await connect(portico, { connectorId: 'io.fake' })
    grant(session)
    await settle()
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'io.fake' })
    expect(pairing.ended).toEqual(['topic'])
  })
})
