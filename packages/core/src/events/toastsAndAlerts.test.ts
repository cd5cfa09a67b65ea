import {
  invalidProjectId,
  networkNotFound,
  originNotAllowed,
  projectIdNotConfigured,
  serverError,
} from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../../test/createTestPortico.js'
import type { Portico } from '../runtime/Portico.js'
import { mapProviderMessage } from './mapProviderMessage.js'
import { dismissAlert, showAlert } from './showAlert.js'
import { dismissToast, showToast } from './showToast.js'

const shown = ({ store }: Portico) =>
  store
    .get()
    .toasts.visible.map(({ message }) => message)
    .join(' ')
const titles = ({ store }: Portico) => store.get().alerts.items.map(({ title }) => title)

describe('showToast', () => {
  it('shows a toast for 4 s [V-15]', async () => {
    const { portico, fake } = createTestPortico()
    showToast(portico, { type: 'success', message: 'one' })
    await fake.advance(3999)
    expect(shown(portico)).toBe('one')
    await fake.advance(1)
    expect(shown(portico)).toBe('')
  })

  it('shows three at once; the next one comes 150 ms after a place is free [V-15]', async () => {
    const { portico, fake } = createTestPortico()
    const [first = ''] = ['a', 'b', 'c', 'd', 'e'].map(message =>
      showToast(portico, { type: 'info', message }),
    )
    expect(shown(portico)).toBe('a b c')
    await fake.advance(1000)
    dismissToast(portico, first)
    await fake.advance(149)
    expect(shown(portico)).toBe('b c')
    await fake.advance(1)
    expect(shown(portico)).toBe('b c d')
    await fake.advance(2850)
    expect(shown(portico)).toBe('d')
    await fake.advance(150)
    expect(shown(portico)).toBe('d e')
    await fake.advance(4000)
    expect(shown(portico)).toBe('')
    expect(fake.pending).toBe(0)
  })

  it('keeps a loading toast until it is replaced, then counts 4 s [V-15]', async () => {
    const { portico, fake } = createTestPortico()
    const id = showToast(portico, { type: 'loading', message: 'sending' })
    await fake.advance(60_000)
    expect(shown(portico)).toBe('sending')
    expect(showToast(portico, { id, type: 'success', message: 'sent' })).toBe(id)
    await fake.advance(3999)
    expect(shown(portico)).toBe('sent')
    await fake.advance(1)
    expect(shown(portico)).toBe('')
  })

  it('begins its time anew when it is changed, and stays when it becomes loading', async () => {
    const { portico, fake } = createTestPortico()
    showToast(portico, { id: 'x', type: 'info', message: 'one' })
    await fake.advance(3000)
    showToast(portico, { id: 'x', type: 'info', message: 'two' })
    await fake.advance(3000)
    showToast(portico, { id: 'x', type: 'loading', message: 'three' })
    await fake.advance(60_000)
    expect(shown(portico)).toBe('three')
  })

  it('leaves other instances alone', () => {
    const one = createTestPortico().portico
    const other = createTestPortico().portico
    showToast(one, { type: 'info', message: 'hello' })
    expect(shown(other)).toBe('')
  })
})

describe('showAlert', () => {
  it('shows title and message, with the words of the service behind, until dismissed [X-01]', () => {
    const { portico } = createTestPortico()
    showAlert(portico, serverError, { detail: 'HTTP status code: 500' })
    const [alert] = portico.store.get().alerts.items
    expect(alert).toMatchObject({ code: 'server_error', title: 'Server Error' })
    expect(alert?.message).toMatch(/HTTP status code: 500$/)
    dismissAlert(portico, alert?.id ?? '')
    expect(titles(portico)).toEqual([])
  })

  it('shows nothing when debug is off [X-01]', () => {
    const { portico, fake } = createTestPortico({ debug: false })
    showAlert(portico, projectIdNotConfigured)
    expect(titles(portico)).toEqual([])
    expect(fake.logged).toEqual([])
  })

  it('shows once what is to be shown once, also after it was dismissed [X-01]', () => {
    const { portico } = createTestPortico()
    showAlert(portico, invalidProjectId)
    dismissAlert(portico, portico.store.get().alerts.items[0]?.id ?? '')
    showAlert(portico, invalidProjectId)
    expect(titles(portico)).toEqual([])
  })

  it('says the same thing once at a time and replaces what has changed', () => {
    const { portico, fake } = createTestPortico()
    showAlert(portico, networkNotFound, { context: { network: 'eip155:5' } })
    const before = portico.store.get()
    showAlert(portico, networkNotFound, { context: { network: 'eip155:5' } })
    expect(portico.store.get()).toBe(before)
    showAlert(portico, networkNotFound, { context: { network: 'eip155:6' } })
    expect(portico.store.get().alerts.items.map(({ message }) => message)).toEqual([
      expect.stringContaining('eip155:6'),
    ])
    expect(fake.logged).toHaveLength(2)
  })
})

describe('mapProviderMessage', () => {
  it.each([
    ['Unauthorized: origin not allowed', 'Origin Not Allowed'],
    ['JWT validation error: JWT Token is not yet valid', 'Session Expired'],
    ['Unauthorized: invalid key', 'Invalid Project ID'],
  ])('maps %s to %s, once [X-02]', (text, title) => {
    const { portico } = createTestPortico()
    mapProviderMessage(portico, `Error: ${text}`)
    mapProviderMessage(portico, text)
    expect(titles(portico)).toEqual([title])
    dismissAlert(portico, portico.store.get().alerts.items[0]?.id ?? '')
    mapProviderMessage(portico, text)
    expect(titles(portico)).toEqual([])
  })

  it('names the page’s origin and ignores other words [X-02]', () => {
    const { portico } = createTestPortico()
    mapProviderMessage(portico, 'nonce too low')
    expect(titles(portico)).toEqual([])
    mapProviderMessage(portico, 'Unauthorized: origin not allowed')
    const message = originNotAllowed.message({ origin: 'https://dapp.example' })
    expect(portico.store.get().alerts.items[0]?.message).toBe(message)
  })
})
