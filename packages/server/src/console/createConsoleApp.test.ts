import { formatSignInMessage } from '@portico/siwx'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import { findInDatabase } from '../../test/findInDatabase.js'
import { startTestAuth, type TestAuth } from '../../test/startTestAuth.js'
import { startTestConsole, type TestConsole, type TestRole } from '../../test/startTestConsole.js'
import { createMailboxHasher } from '../auth/openAuthService.js'
import { eraseDue } from '../users/erasePerson.js'
import { calls } from './calls/calls.js'
import { createInvitation } from './store/staff.js'

let service: TestAuth
let staff: TestConsole
let owner: string
beforeAll(async () => {
  service = await startTestAuth()
  staff = await startTestConsole(service.database, service.databaseUrl)
  const invitation = staff.firstLink?.split('#invitation=')[1] ?? ''
  ;({ cookie: owner } = await staff.enter(invitation))
})
afterAll(async () => {
  expect(staff.errors).toEqual([])
  await staff.close()
  await service.close()
})

const day = 86_400_000

async function logOf(cookie = owner) {
  const { body } = await staff.call('log.read', {}, cookie)
  return body.entries as {
    action: string
    staffName: string
    subject: string | null
    userId: string | null
  }[]
}

describe('signing in to the console', () => {
  it('makes the first member of staff an owner, once, by the link of the first start', async () => {
    const link = staff.firstLink ?? ''
    expect(link).toMatch(new RegExp(`^${staff.url}/#invitation=[\\w-]{43}$`))
    const session = await fetch(`${staff.url}/api/session`, { headers: { Cookie: owner } })
    expect(await session.json()).toMatchObject({ staff: { name: 'Owner', role: 'owner' } })
    const again = await staff.enter(link.split('=')[1] ?? '')
    expect([again.status, again.body.error]).toMatchObject([403, { code: 'invitation_refused' }])
  })

  it('gives one of two people with the same link a session', async () => {
    const token = await createInvitation(service.database, { name: 'Two', role: 'viewer' })
    const answers = await Promise.all([staff.enter(token), staff.enter(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  it('refuses an expired invitation', async () => {
    const token = await createInvitation(service.database, { name: 'Late', role: 'viewer' })
    await service.database`update console_invitations set expires_at = now() where name = 'Late'`
    expect((await staff.enter(token)).status).toBe(403)
    await createInvitation(service.database, { name: 'Next', role: 'viewer' })
    expect(await service.database`select from console_invitations where name = 'Late'`).toEqual([])
  })

  it('sets a cookie that pages cannot read and other sites cannot send', async () => {
    const { headers } = await staff.enter(
      await createInvitation(service.database, { name: 'Cookie', role: 'viewer' }),
    )
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Strict$/)
    expect(headers.getSetCookie()[0]).toMatch(/^portico-console=[\w-]{43}; Max-Age=43200; Path=\//)
  })

  it('takes a passkey again, and no copy, replay or other passkey', async () => {
    const { passkey } = await staff.enter(
      await createInvitation(service.database, { name: 'Pat', role: 'viewer' }),
    )
    const signIn = async (use: object) => (await staff.call('session', { passkey: use })).status
    const use = passkey.use(await staff.challenge(), { counter: 7 })
    expect(await signIn(use)).toBe(200)
    expect(await signIn(use)).toBe(403)
    expect(await signIn(passkey.use(await staff.challenge(), { counter: 7 }))).toBe(403)
    expect(await signIn(passkey.use('invented', { counter: 9 }))).toBe(403)
    const elsewhere = { origin: 'https://console.attacker.example' }
    expect(await signIn(passkey.use(await staff.challenge(), { counter: 9, clientData: elsewhere }))).toBe(
      403,
    )
    expect(await signIn(passkey.use(await staff.challenge(), { counter: 9 }))).toBe(200)
  })

  it('takes a wallet that is known, through the sign-in of sites', async () => {
    const wallet = privateKeyToAccount(`0x${'7a'.repeat(32)}`)
    const { host } = new URL(staff.url)
    const signIn = async (body: object, domain = host) => {
      const nonce = await (await fetch(`${staff.url}/api/siwx/nonce`)).json()
      const message = formatSignInMessage({
        domain,
        uri: staff.url,
        version: '1',
        nonce: nonce.nonce,
        chainId: 'eip155:1',
        accountAddress: wallet.address,
        issuedAt: new Date().toISOString(),
      })
      const signature = await wallet.signMessage({ message })
      const proof = { 'x-nonce-jwt': `Bearer ${nonce.token}` }
      const signed = await staff.call('siwx/authenticate', { message, signature }, '', proof)
      return staff.call('session', body, '', { Authorization: `Bearer ${signed.body.token}` })
    }
    expect((await signIn({})).body.error).toMatchObject({ code: 'key_unknown' })
    const invitation = await createInvitation(service.database, { name: 'Wanda', role: 'support' })
    expect((await signIn({ invitation }, 'attacker.example')).status).toBe(401)
    expect((await signIn({ invitation })).body.staff).toMatchObject({ name: 'Wanda', role: 'support' })
    expect((await signIn({})).body.staff).toMatchObject({ name: 'Wanda' })
  })

  it.each([
    ['no Origin', { Origin: '' }],
    ['another origin', { Origin: 'https://attacker.example' }],
    ['another port of the host', { Origin: 'http://localhost:1' }],
    ['a form', { 'Content-Type': 'text/plain' }],
  ])('refuses calls with the cookie from %s', async (_, headers) => {
    expect((await staff.call('staff.list', {}, owner)).status).toBe(200)
    expect((await staff.call('staff.list', {}, owner, headers)).status).toBe(403)
  })

  it('ends a session when its owner signs out or is removed', async () => {
    const cookie = await staff.hire('viewer', 'Gone')
    await staff.call('sign-out', {}, cookie)
    expect((await staff.call('insight.projects', {}, cookie)).status).toBe(401)
    const removed = await staff.hire('viewer', 'Removed')
    const { body } = await staff.call('staff.list', {}, owner)
    const { id } = (body.staff as { id: string; name: string }[]).find(({ name }) => name === 'Removed') ?? {}
    expect((await staff.call('staff.remove', { id }, owner)).status).toBe(200)
    expect((await staff.call('insight.projects', {}, removed)).status).toBe(401)
  })

  it('serves its page with a policy that allows its own scripts only', async () => {
    const { headers } = await fetch(staff.url)
    expect(headers.get('Content-Security-Policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    )
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect((await fetch(`${staff.url}/../../etc/passwd`)).status).toBe(404)
  })
})

describe('roles', () => {
  it.each<[TestRole, string[]]>([
    ['owner', Object.keys(calls)],
    ['editor', ['insight', 'settings']],
    ['support', ['insight', 'person']],
    ['viewer', ['insight', 'settings.list', 'settings.wallets', 'settings.history']],
  ])('%s: the server allows exactly these calls', async (role, allowed) => {
    const cookie = await staff.hire(role)
    for (const name of Object.keys(calls)) {
      const { status } = await staff.call(name, {}, cookie)
      const isAllowed = allowed.includes(name) || allowed.includes(name.split('.')[0] ?? '')
      expect([name, status === 403]).toEqual([name, !isAllowed])
    }
    for (const name of Object.keys(calls)) expect((await staff.call(name)).status).toBe(401)
  })

  it('keeps the last owner', async () => {
    const { body } = await staff.call('staff.list', {}, owner)
    const owners = (body.staff as { id: string; role: string; name: string }[]).filter(
      ({ role }) => role === 'owner',
    )
    const mine = owners.find(({ name }) => name === 'Owner')
    for (const { id } of owners.filter(each => each !== mine))
      await staff.call('staff.setRole', { id, role: 'viewer' }, owner)
    const refused = await staff.call('staff.setRole', { id: mine?.id, role: 'viewer' }, owner)
    expect(refused.body.error).toMatchObject({ code: 'last_owner' })
    expect((await staff.call('staff.remove', { id: mine?.id }, owner)).status).toBe(409)
  })

  it('invites by a link that an owner hands over', async () => {
    const { body } = await staff.call('staff.invite', { name: 'Ines', role: 'editor' }, owner)
    const token = String(body.link).split('#invitation=')[1] ?? ''
    expect((await staff.call('invitation', { token })).body).toEqual({ name: 'Ines', role: 'editor' })
    expect((await staff.enter(token)).body.staff).toMatchObject({ name: 'Ines', role: 'editor' })
    const entries = await logOf()
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'staff.join', staffName: 'Ines' },
      { action: 'staff.invite', staffName: 'Owner', subject: 'Ines' },
    ])
  })
})

describe('the support desk', () => {
  async function createPerson() {
    const email = createEmail()
    await service.login(await service.createDevice(), email)
    const support = await staff.hire('support')
    const found = await staff.call('person.find', { query: email.toUpperCase() }, support)
    return { email, support, person: found.body as unknown as { userId: string; devices: { id: string }[] } }
  }

  it('finds a person by the exact address only, and logs who looked', async () => {
    const { email, support, person } = await createPerson()
    expect(person).toMatchObject({
      methods: [{ provider: 'mail', subject: email }],
      devices: [{ label: 'Firefox on Linux', state: 'new' }],
      sessions: [{ site: 'shop.example' }],
      erasure: null,
      notes: [],
    })
    for (const query of [email.slice(1), '%@%', '@example.com', '0x1'])
      expect((await staff.call('person.find', { query }, support)).status).toBe(404)
    expect((await logOf())[0]).toMatchObject({
      action: 'person.find',
      staffName: 'support',
      userId: person.userId,
    })
  })

  it('ends sessions', async () => {
    const { support, person } = await createPerson()
    const { userId } = person
    expect((await staff.call('person.signOut', { userId }, support)).body.sessions).toEqual([])
  })

  it('stops a recovery, and shortens no delay', async () => {
    const { support, person } = await createPerson()
    const [device] = person.devices
    const { userId } = person
    await service.database`
      insert into auth_wallets (id, user_id, epoch, addresses, commitment, countersignature, auth_share, recoveries)
      values (gen_random_uuid(), ${userId}, 1, '{"eip155":"0xAb"}', '', '', '', '[]')`
    const found = await staff.call('person.find', { query: '0xaB' }, support)
    expect(found.body.devices).toMatchObject([{ isRecovering: true }])
    const stopped = await staff.call('person.stopRecovery', { userId, deviceId: device?.id }, support)
    expect(stopped.body).toMatchObject({ devices: [], sessions: [] })
  })

  it('exports without secrets, erases after 14 days, and leaves nothing of the person', async () => {
    const { email, support, person } = await createPerson()
    const { userId } = person
    await staff.call('person.note', { userId, note: `Called about ${email}.` }, support)
    const { body } = await staff.call('person.export', { userId }, support)
    expect(Object.keys(body.tables as object)).toEqual(
      expect.arrayContaining(['auth_users', 'auth_identities', 'auth_devices', 'console_notes']),
    )
    expect(JSON.stringify(body)).not.toMatch(/code_?hash|deposited/i)

    const erased = await staff.call('person.erase', { userId }, support)
    const { dueAt } = erased.body.erasure as { dueAt: string }
    expect(Math.round((Date.parse(dueAt) - Date.now()) / day)).toBe(14)
    expect((await staff.call('person.keep', { userId }, support)).body.erasure).toBeNull()
    await staff.call('person.erase', { userId }, support)
    const hash = createMailboxHasher(service.auth.secret)
    await eraseDue(service.database, hash, new Date(Date.now() + 15 * day))
    expect(await findInDatabase(service.database, [email, userId])).toEqual([])
    expect((await logOf()).map(({ action, userId: of }) => [action, of]).slice(0, 2)).toEqual([
      ['person.erase', null],
      ['person.keep', null],
    ])
  })
})

describe('settings', () => {
  const project = {
    id: 'shop',
    name: 'Shop',
    allowedOrigins: ['https://shop.example'],
    features: [
      { id: 'theme', isEnabled: true, config: ['mode=dark', '--portico-accent=#0f7b4f'] },
      {
        id: 'excluded_wallets',
        isEnabled: true,
        config: ['c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'],
      },
    ],
    analyticsEnabled: true,
    isEnabled: true,
  }
  const askServer = async (path: string) => {
    const response = await fetch(`${service.url}${path}?projectId=shop&st=portico&sv=1&entries=100`)
    return await response.json()
  }

  it('reach pages at once, are in the history, and are reverted by one call', async () => {
    const editor = await staff.hire('editor', 'Edith')
    const listed = await staff.call('settings.list', {}, editor)
    const [before] = listed.body.projects as object[]
    const all = await askServer('/getWallets')
    expect((await staff.call('settings.save', project, editor)).status).toBe(200)
    const { features } = await askServer('/appkit/v1/config')
    expect(features).toContainEqual(project.features[0])
    expect(JSON.stringify(features)).not.toContain('excluded_wallets')
    expect((await askServer('/getWallets')).count).toBe(all.count - 1)

    const history = await staff.call('settings.history', { projectId: 'shop' }, editor)
    const [entry] = history.body.entries as { id: number }[]
    expect(entry).toMatchObject({
      staffName: 'Edith',
      action: 'settings.save',
      details: { before, after: project },
    })
    const call = { projectId: 'shop', entryId: entry?.id }
    expect((await staff.call('settings.revert', call, editor)).body.project).toEqual(before)
    expect((await askServer('/getWallets')).count).toBe(all.count)
    expect((await staff.call('settings.revert', { ...call, entryId: 0 }, editor)).status).toBe(404)
  })

  it('create a project, and refuse wrong origins with a sentence', async () => {
    const editor = await staff.hire('editor')
    const other = { ...project, id: 'other', features: [] }
    expect((await staff.call('settings.create', other, editor)).status).toBe(200)
    expect((await staff.call('settings.create', other, editor)).body.error).toMatchObject({
      code: 'project_exists',
    })
    const wrong = await staff.call('settings.save', { ...other, allowedOrigins: ['shop'] }, editor)
    expect(wrong.body.error).toMatchObject({
      code: 'settings_refused',
      message: expect.stringContaining('"shop" is not an origin.'),
    })
    expect((await staff.call('settings.save', { ...other, id: 'none' }, editor)).status).toBe(404)
  })
})
