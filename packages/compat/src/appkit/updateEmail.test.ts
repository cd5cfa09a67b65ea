import { closeModal } from '@portico/core'
import { selectRoute } from '@portico/core/internal'
import { expect, it } from 'vitest'
import { connectAccount, createGalleryPortico } from '../../../react/test/gallery/index.js'
import { updateEmail } from './react/useAppKitWallet.js'

function setUp() {
  const portico = createGalleryPortico({ id: '', title: '', group: '', login: 'waits', setup() {} })
  const become = (email: string) => connectAccount(portico, { connectorId: 'ID_AUTH', user: { email } })
  become('ada@example.com')
  return { portico, become }
}

it('asks for another address in the dialog, and tells which it is', async () => {
  const { portico, become } = setUp()
  const updating = updateEmail(portico)
  expect(selectRoute(portico.store.get().router).name).toBe('UpdateEmailWallet')
  become('ada@work.example')
  expect(await updating).toEqual({ email: 'ada@work.example' })
})

it('asks nobody who has no address', async () => {
  const { portico } = setUp()
  connectAccount(portico)
  await expect(updateEmail(portico)).rejects.toMatchObject({ code: 'email_login_unavailable' })
  expect(portico.store.get().modal.open).toBe(false)
})

it('fails when the dialog is closed before', async () => {
  const { portico } = setUp()
  const updating = updateEmail(portico)
  closeModal(portico)
  await expect(updating).rejects.toMatchObject({ code: 'modal_closed' })
})
