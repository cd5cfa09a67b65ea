import { closeModal, connect, getPairing, openModal, renewPairing, showToast } from '@portico/core'
import { PorticoError, relayUnreachable } from '@portico/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../../../core/test/createFakeEnvironment.js'
import { createFakePairing } from '../../../core/test/createFakePairing.js'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { session } from '../../../core/test/remoteSession.js'
import { attachModal } from './attachModal.js'

const world = vi.hoisted(() => ({ mounts: [] as unknown[], alive: 0, broken: false, reason: '' }))

vi.mock('./modalLoader.js', () => ({
  loadModal: async () => {
    if (world.broken) throw new TypeError(world.reason)
    return {
      loadMessages: async () => ({}),
      preloadViews: async () => undefined,
      mountModal: (_portico: unknown, { target }: { target?: unknown }) => {
        world.mounts.push(target ?? 'body')
        world.alive += 1
        const unmount = () => {
          world.alive -= 1
        }
        return { unmount }
      },
    }
  },
}))

beforeEach(() => void Object.assign(world, { mounts: [], alive: 0, broken: false }))

const createTarget = () => ({}) as HTMLElement // only its identity matters

describe('attachModal', () => {
  it('mounts one modal when it first opens, however many attached [V-09]', async () => {
    const { portico } = createTestPortico()
    attachModal(portico)
    attachModal(portico)
    await settle()
    expect(world.mounts).toEqual([])
    openModal(portico)
    await settle()
    closeModal(portico)
    openModal(portico)
    await settle()
    expect(world.mounts).toEqual(['body'])
  })

  it('is there for what is said to visitors who have not opened it [V-15]', async () => {
    const { portico } = createTestPortico()
    attachModal(portico)
    showToast(portico, { type: 'info', message: 'Your wallet is no longer open in this browser.' })
    await settle()
    expect(world.mounts).toEqual(['body'])
  })

  it('lets whoever waits for a remote wallet know that another code can be asked for [X-07]', async () => {
    const pairing = createFakePairing()
    const { portico } = createTestPortico({ pairing: pairing.factory })
    attachModal(portico)
    const connecting = connect(portico, { connectorId: 'walletConnect' })
    connecting.catch(() => undefined)
    await expect.poll(() => pairing.attempts).toHaveLength(1)
    pairing.attempts[0]?.refuse(new PorticoError(relayUnreachable))
    await expect.poll(() => getPairing(portico).status).toBe('error')
    renewPairing(portico)
    await settle()
    pairing.attempts[1]?.grant(session)
    await expect(connecting).resolves.toMatchObject({ connectorId: 'walletConnect' })
  })

  it('keeps it through a detach that is followed at once by an attach, as in StrictMode [V-09]', async () => {
    const { portico } = createTestPortico()
    const detach = attachModal(portico)
    openModal(portico)
    await settle()
    detach()
    const again = attachModal(portico)
    await settle()
    expect(world).toMatchObject({ mounts: ['body'], alive: 1 })
    again()
    again()
    await settle()
    expect(world.alive).toBe(0)
    openModal(portico)
    await settle()
    expect(world.alive).toBe(0)
  })

  it('is not appended where the owner said so, but put where the page has a place [V-09]', async () => {
    const { portico } = createTestPortico({ dialog: { display: 'placed' } })
    attachModal(portico)
    openModal(portico)
    await settle()
    expect(world.mounts).toEqual([])
    const place = createTarget()
    const detach = attachModal(portico, place)
    await settle()
    expect(world.mounts).toEqual([place])
    detach()
    await settle()
    expect(world.alive).toBe(0)
  })

  it('is there before it opens when it is part of the page [V-08]', async () => {
    const { portico } = createTestPortico({ dialog: { display: 'inPage' } })
    const place = createTarget()
    attachModal(portico, place)
    await settle()
    expect(world.mounts).toEqual([place])
  })

  it('does not appear after all when it was closed while its code was on the way [V-08]', async () => {
    const { portico } = createTestPortico()
    attachModal(portico)
    openModal(portico)
    closeModal(portico)
    await settle()
    expect(world.mounts).toEqual([])
  })

  it('closes again and tells the developer when its code does not arrive, and the next click tries anew [X-01]', async () => {
    const { portico } = createTestPortico()
    attachModal(portico)
    world.broken = true
    world.reason = 'page.matchMedia is not a function'
    openModal(portico)
    await settle()
    expect(portico.store.get().modal.open).toBe(false)
    expect(portico.store.get().alerts.items).toMatchObject([
      {
        code: 'modal_load_failed',
        message: expect.stringMatching(
          /^The modal could not be loaded: TypeError: page\.matchMedia is not a function\./,
        ),
      },
    ])
    world.broken = false
    openModal(portico)
    await settle()
    expect(world.mounts).toEqual(['body'])
  })

  it('gives each of two instances its own [V-09]', async () => {
    const [one, two] = [createTestPortico().portico, createTestPortico().portico]
    attachModal(one)
    attachModal(two)
    openModal(one)
    await settle()
    expect(world.alive).toBe(1)
    openModal(two)
    await settle()
    expect(world.alive).toBe(2)
  })
})
