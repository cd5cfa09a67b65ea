import { PorticoError, walletFailed } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createEmailSource } from '../../test/createEmailSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { selectRoute } from '../store/slices/router.js'
import type { EmailChange } from '../types/Source.js'
import { connect } from './connect.js'
import { getConnections, switchConnection } from './connections.js'
import { push } from './navigate.js'
import { open } from './open.js'
import { start } from './start.js'
import { updateEmail } from './updateEmail.js'
import { verifyPrimaryEmail } from './verifyPrimaryEmail.js'
import { verifySecondaryEmail } from './verifySecondaryEmail.js'

const connectorId = 'mail'
const newEmail = 'ada@work.example'

/** A visitor with an embedded wallet, in the view for another address. */
async function createTest(change: Partial<EmailChange> = {}) {
  const factory = createEmailSource({
    emailChange: {
      start: async () => 'present',
      verifyPresent: async () => {},
      verifyNew: async () => newEmail,
      ...change,
    },
  })
  const { portico } = createTestPortico({ sources: [factory], features: { multiWallet: true } })
  await connect(portico, { connectorId, namespace: 'eip155' })
  open(portico, { view: 'Account' })
  push(portico, { name: 'UpdateEmailWallet', connectorId })
  return { portico, route: () => selectRoute(portico.store.get().router) }
}

describe('another e-mail address', () => {
  it('takes a code from the present mailbox, one from the new, and leads back to the account [T-15, V-01]', async () => {
    const { portico, route } = await createTest()
    expect(await updateEmail(portico, { connectorId, email: ` ${newEmail} ` })).toBe('present')
    expect(route()).toEqual({ name: 'UpdateEmailPrimaryOtp', connectorId, newEmail })
    await verifyPrimaryEmail(portico, { connectorId, code: '123456', newEmail })
    expect(route()).toEqual({ name: 'UpdateEmailSecondaryOtp', connectorId, newEmail })
    expect(portico.store.get().accounts.eip155).toMatchObject({ user: { email: 'ada@example.com' } })
    expect(await verifySecondaryEmail(portico, { connectorId, code: '123456' })).toBe(newEmail)
    expect(route().name).toBe('Account')
    expect(portico.store.get().accounts.eip155).toMatchObject({ user: { email: newEmail } })
  })

  it('is still there when the visitor turns back from another wallet', async () => {
    const { portico } = await createTest()
    start(portico)
    await verifySecondaryEmail(portico, { connectorId, code: '123456' })
    await connect(portico, { connectorId: 'io.fake' })
    const connection = getConnections(portico).find(other => other.connectorId === connectorId)
    if (connection) await switchConnection(portico, { connection })
    expect(portico.store.get().accounts.eip155).toMatchObject({ connectorId, user: { email: newEmail } })
  })

  it('goes to the new mailbox at once where the wallet asks for that', async () => {
    const { portico, route } = await createTest({ start: async () => 'new' })
    await updateEmail(portico, { connectorId, email: newEmail })
    expect(route().name).toBe('UpdateEmailSecondaryOtp')
  })

  it('stays where it is and shakes when a code is wrong [V-16]', async () => {
    const failing = async () => {
      throw new PorticoError(walletFailed)
    }
    const { portico, route } = await createTest({ verifyPresent: failing, verifyNew: failing })
    await updateEmail(portico, { connectorId, email: newEmail })
    await expect(verifyPrimaryEmail(portico, { connectorId, code: '000000', newEmail })).rejects.toThrow()
    expect(route().name).toBe('UpdateEmailPrimaryOtp')
    expect(portico.store.get().modal.shake).toBe(true)
    await expect(verifySecondaryEmail(portico, { connectorId, code: '000000' })).rejects.toThrow()
    expect(portico.store.get().accounts.eip155).toMatchObject({ user: { email: 'ada@example.com' } })
  })

  it('leaves a visitor who has gone elsewhere where they are', async () => {
    const { portico, route } = await createTest()
    open(portico, { view: 'Networks' })
    await updateEmail(portico, { connectorId, email: newEmail })
    expect(route().name).toBe('Networks')
  })

  it('is refused where the wallet has none', async () => {
    const { portico } = createTestPortico()
    await expect(updateEmail(portico, { connectorId, email: newEmail })).rejects.toThrow()
  })
})
