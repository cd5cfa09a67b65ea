import {
  closeModal,
  connect,
  disconnect,
  openModal,
  selectIsConnected,
  showToast,
  startPortico,
} from '@portico/core'
import { selectRoute } from '@portico/core/internal'
import { expect, it } from 'vitest'
import { settle } from '../../../core/test/createFakeEnvironment.js'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { createShownStore } from './createShownStore.js'

async function openAccount(embedded: boolean) {
  const { portico } = createTestPortico({ dialog: { display: embedded ? 'inPage' : 'overlay' } })
  startPortico(portico)
  await settle()
  await connect(portico, { connectorId: 'io.fake' })
  openModal(portico)
  const shown = createShownStore(portico.store, { embedded })
  const read = () => {
    const state = shown.get()
    return {
      open: state.modal.open,
      view: selectRoute(state.router).name,
      connected: selectIsConnected(state),
    }
  }
  // React reads on every notification.
  shown.subscribe(read)
  return { portico, shown, read }
}

it('keeps showing the account while the modal closes after a disconnect [V-08]', async () => {
  const { portico, shown, read } = await openAccount(false)
  expect(read()).toEqual({ open: true, view: 'Account', connected: true })
  await disconnect(portico)
  await settle()
  expect(read()).toEqual({ open: false, view: 'Account', connected: true })
  expect(shown.get()).toBe(shown.get())
  openModal(portico)
  expect(read()).toEqual({ open: true, view: 'Connect', connected: false })
})

it('never stands still where the modal is part of the page [V-08]', async () => {
  const { portico, read } = await openAccount(true)
  await disconnect(portico)
  await settle()
  expect(read()).toEqual({ open: false, view: 'Connect', connected: false })
})

it('tells once of what changes together', async () => {
  const { portico } = createTestPortico()
  const shown = createShownStore(portico.store, { embedded: false })
  let told = 0
  shown.subscribe(() => {
    told += 1
  })
  portico.store.set(state => ({ ...state, toasts: { ...state.toasts } }))
  portico.store.set(state => ({ ...state, alerts: { ...state.alerts } }))
  await settle()
  expect(told).toBe(1)
  portico.store.set(state => ({ ...state, toasts: { ...state.toasts } }))
  await settle()
  expect(told).toBe(2)
})

it('has what is said in passing also while it is closed [V-15]', async () => {
  const { portico, shown } = await openAccount(false)
  closeModal(portico)
  await settle()
  expect(shown.get().toasts.visible).toEqual([])
  showToast(portico, { type: 'info', message: 'It has arrived.' })
  expect(shown.get().toasts.visible).toMatchObject([{ message: 'It has arrived.' }])
  expect(shown.get()).toBe(shown.get())
})

it('still says that a wallet is connected while the modal closes over that', async () => {
  const { portico, shown } = await openAccount(false)
  portico.store.set(state => ({ ...state, modal: { ...state.modal, connected: true } }))
  expect(shown.get().modal.connected).toBe(true)
  closeModal(portico)
  await settle()
  expect(shown.get().modal).toMatchObject({ open: false, connected: true })
  openModal(portico)
  expect(shown.get().modal.connected).toBeUndefined()
})
