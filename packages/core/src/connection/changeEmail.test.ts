import { frameReplyError, PorticoError } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createEmailSource, emailSession } from '../../test/createEmailSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { openModal } from '../dialog/openModal.js'
import { startPortico } from '../runtime/startPortico.js'
import type { CodeStep, LoginStep, OpenLoginStep } from '../sources/Login.js'
import { selectRoute } from '../store/slices/router.js'
import { answerLogin } from './answerLogin.js'
import { beginLogin } from './beginLogin.js'
import { connect } from './connect.js'
import { getConnections, switchConnection } from './connections.js'

const connectorId = 'mail'
const newEmail = 'ada@work.example'
const way = 'emailChange'
const address: OpenLoginStep = { type: 'address', way }
const present: CodeStep = {
  type: 'code',
  way,
  mailbox: 'own',
  askedBy: 'page',
  email: 'ada@example.com',
  newEmail,
}
const fresh: CodeStep = { type: 'code', way, mailbox: 'new', askedBy: 'page', email: newEmail }
const changed: LoginStep = { type: 'changed', session: { ...emailSession, user: { email: newEmail } } }

/** A visitor with an embedded wallet, in the view for another address. */
async function createTest(...steps: readonly (LoginStep | PorticoError)[]) {
  let taken = 0
  const factory = createEmailSource({
    login: {
      ways: [way],
      begin: () => address,
      async answer() {
        const next = steps[taken++]
        if (!next || next instanceof PorticoError) throw next
        return next
      },
      getWait: () => 0,
    },
  })
  const { portico } = createTestPortico({ sources: [factory], features: { multiWallet: true } })
  await connect(portico, { connectorId, namespace: 'eip155' })
  openModal(portico, { view: 'Account' })
  const place = beginLogin(portico, { way })
  const giveAddress = () => answerLogin(portico, { ...place, answer: { type: 'address', email: newEmail } })
  const giveCode = (step: CodeStep) =>
    answerLogin(portico, { connectorId, step, answer: { type: 'code', code: '123456' } })
  return { portico, place, giveAddress, giveCode, route: () => selectRoute(portico.store.get().router) }
}

describe('another e-mail address', () => {
  it('takes a code from the present mailbox, one from the new, and leads back to the account [T-15, V-01]', async () => {
    const { portico, place, giveAddress, giveCode, route } = await createTest(present, fresh, changed)
    expect(route()).toEqual({ name: 'UpdateEmailWallet', ...place })
    expect(await giveAddress()).toEqual(present)
    expect(route()).toEqual({ name: 'UpdateEmailPrimaryOtp', connectorId, step: present })
    await giveCode(present)
    expect(route()).toEqual({ name: 'UpdateEmailSecondaryOtp', connectorId, step: fresh })
    expect(portico.store.get().accounts.eip155).toMatchObject({ user: { email: 'ada@example.com' } })
    await giveCode(fresh)
    expect(route().name).toBe('Account')
    expect(portico.store.get().accounts.eip155).toMatchObject({ user: { email: newEmail } })
  })

  it('is still there when the visitor turns back from another wallet', async () => {
    const { portico, giveCode } = await createTest(changed)
    startPortico(portico)
    await giveCode(fresh)
    await connect(portico, { connectorId: 'io.fake' })
    const connection = getConnections(portico).find(other => other.connectorId === connectorId)
    if (connection) await switchConnection(portico, { connection })
    expect(portico.store.get().accounts.eip155).toMatchObject({ connectorId, user: { email: newEmail } })
  })

  it('goes to the new mailbox at once where the wallet asks for that', async () => {
    const { giveAddress, route } = await createTest(fresh)
    await giveAddress()
    expect(route().name).toBe('UpdateEmailSecondaryOtp')
  })

  it('begins anew in place of a code', async () => {
    const { portico, giveAddress, route, place } = await createTest(present)
    await giveAddress()
    beginLogin(portico, { way, connectorId, from: present })
    expect(portico.store.get().router.stack).toEqual([
      { name: 'Account' },
      { name: 'UpdateEmailWallet', ...place },
    ])
    expect(route().name).toBe('UpdateEmailWallet')
  })

  it('stays where it is and shakes when a code is wrong [V-16]', async () => {
    const wrong = new PorticoError<string>({ ...frameReplyError, code: 'code_wrong' })
    const { portico, giveAddress, giveCode, route } = await createTest(present, wrong, wrong)
    await giveAddress()
    await expect(giveCode(present)).rejects.toThrow()
    expect(route().name).toBe('UpdateEmailPrimaryOtp')
    expect(portico.store.get().modal.shake).toBe(true)
    await expect(giveCode(fresh)).rejects.toThrow()
    expect(portico.store.get().accounts.eip155).toMatchObject({ user: { email: 'ada@example.com' } })
  })

  it('leaves a visitor who has gone elsewhere where they are', async () => {
    const { portico, giveAddress, route } = await createTest(present)
    openModal(portico, { view: 'Networks' })
    await giveAddress()
    expect(route().name).toBe('Networks')
  })

  it('is refused where the wallet has none', () => {
    const { portico } = createTestPortico()
    expect(() => beginLogin(portico, { way })).toThrow()
  })
})
