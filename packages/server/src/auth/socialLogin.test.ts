import {
  FinishSocialAnswerSchema,
  SessionTokensSchema,
  StartEmailChangeAnswerSchema,
  type StartSocialAnswer,
  StartSocialAnswerSchema,
  socialProviders,
} from '@portico/protocol/auth'
import { type SocialProviders, startSocialProviders } from '@portico/sandbox/social'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import { createTestBrowser } from '../../test/createTestBrowser.js'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestWallet } from '../../test/createTestWallet.js'
import { site, startTestAuth, type TestAuth, vaultOrigin } from '../../test/startTestAuth.js'

const publicUrl = 'http://127.0.0.1'
const callbackUrl = `${publicUrl}/auth/social/callback`
const end = `${vaultOrigin}/confirm`

let providers: SocialProviders
let service: TestAuth
let device: TestDevice
let browser: ReturnType<typeof createTestBrowser>
beforeAll(async () => {
  providers = await startSocialProviders({ callbackUrl })
  service = await startTestAuth({ social: providers.clients })
})
afterAll(async () => {
  await service.close()
  await providers.stop()
})
beforeEach(async () => {
  device = await service.createDevice()
  browser = createTestBrowser(service.url, publicUrl)
  service.errors.length = 0
})

async function start(provider: string, options: object = {}) {
  const answer = await device.call('/auth/social/start', { projectId: 'shop', site, provider, ...options })
  return v.parse(StartSocialAnswerSchema, answer.body)
}

const finish = (attemptId: string, ticket?: string, by = device) =>
  by.call('/auth/social/finish', {
    attemptId,
    agreementKey: by.agreementKey,
    label: 'Firefox on Linux',
    ...(ticket !== undefined && { ticket }),
  })

/** What the browser that has come back is given, on the vault's own page. */
function readTicket({ next = '' }: { next?: string | undefined }, attemptId: string): string {
  const [word, id, ticket = ''] = next.replace(`${end}#`, '').split('.')
  expect([word, id]).toEqual(['social-done', attemptId])
  return ticket
}

/** From our address to the provider's question, and with its answer to our callback, which is not opened yet. */
async function answerProvider(uri: string, choice: Readonly<Record<string, string>>): Promise<string> {
  const question = await browser.follow(uri)
  expect(question.body).toContain('Stand-in of')
  const answered = await browser.open(question.url, choice)
  const page = answered.next?.startsWith(callbackUrl)
    ? answered
    : await browser.follow(answered.next ?? '', [callbackUrl])
  if (page.next) return page.next
  // Apple's answer is a form that its page posts by itself.
  const fields = [...page.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value?.replaceAll('&quot;', '"'),
  ])
  const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const posted = await browser.open(action, Object.fromEntries(fields))
  return posted.next ?? ''
}

const createLogin = () => `ada${Math.random().toString(36).slice(2)}`

async function login(provider: string, name: string) {
  // As somebody else, who is not known at the provider from before.
  browser.forget()
  const { attemptId, uri } = await start(provider)
  const page = await browser.open(await answerProvider(uri, { login: name, choice: 'go' }))
  const answer = v.parse(
    FinishSocialAnswerSchema,
    (await finish(attemptId, readTicket(page, attemptId))).body,
  )
  if (answer.state !== 'done') throw new Error('The login is still under way.')
  return answer
}

it.each(['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const)(
  'logs in by %s, and finds the same account again [C-04]',
  async provider => {
    const name = createLogin()
    const first = await login(provider, name)
    expect(first.user.email).toBeUndefined()
    expect(first.user.name).toContain(name)
    expect(first.device).toBe('new')
    const again = await login(provider, name)
    expect(again.user).toEqual(first.user)
    const other = await login(provider, createLogin())
    expect(other.user.id).not.toBe(first.user.id)
  },
)

it('keeps people apart who have the same name at two providers [AU21]', async () => {
  const name = createLogin()
  const { user: one } = await login('google', name)
  const { user: two } = await login('apple', name)
  expect(two.id).not.toBe(one.id)
})

it('gives the owner of a mailbox an account of their own, whoever came by a provider with that address before [AU22]', async () => {
  const email = createEmail()
  const { user: attacker } = await login('google', email)
  const victim = await service.login(await service.createDevice(), email)
  expect(victim.user.id).not.toBe(attacker.id)
  expect(victim.user).toEqual({ id: victim.user.id, email })
})

it('says that the login is under way until the person is back', async () => {
  const { attemptId, uri } = await start('google')
  expect((await finish(attemptId)).body).toEqual({ state: 'pending' })
  await answerProvider(uri, { login: createLogin(), choice: 'go' })
  expect((await finish(attemptId)).body).toEqual({ state: 'pending' })
})

it('lets people log in in two tabs of one browser at the same time', async () => {
  const [one, two] = [await start('google'), await start('github')]
  const first = await answerProvider(one.uri, { login: createLogin(), choice: 'go' })
  browser.forget(providers.url)
  const second = await answerProvider(two.uri, { login: createLogin(), choice: 'go' })
  readTicket(await browser.open(first), one.attemptId)
  readTicket(await browser.open(second), two.attemptId)
})

it('is over for whoever says no at the provider', async () => {
  const { attemptId, uri } = await start('github')
  const page = await browser.open(await answerProvider(uri, { choice: 'cancel' }))
  expect(page.next).toBe(`${end}#social-failed`)
  expect((await finish(attemptId)).code).toBe('social_refused')
})

it('is over for whoever takes too long', async () => {
  const { attemptId, uri } = await start('google')
  const callback = await answerProvider(uri, { login: createLogin(), choice: 'go' })
  service.clock.time += 601_000
  expect((await browser.open(callback)).next).toBe(`${end}#social-failed`)
  expect((await finish(attemptId)).code).toBe('social_expired')
})

it('takes an answer once, and gives what came of it to the device that has started it alone [AU05]', async () => {
  const { attemptId, uri } = await start('google')
  const callback = await answerProvider(uri, { login: createLogin(), choice: 'go' })
  const ticket = readTicket(await browser.open(callback), attemptId)
  expect((await browser.open(callback)).next).toBe(`${end}#social-failed`)
  const thief = await service.createDevice()
  expect((await finish(attemptId, ticket, thief)).code).toBe('social_expired')
  expect((await finish(attemptId, ticket)).body).toMatchObject({ state: 'done' })
})

it('gives whoever has begun a login nothing for leading somebody else through it [AU23]', async () => {
  const { attemptId, uri } = await start('google')
  const other = await start('google')
  const victim = createTestBrowser(service.url, publicUrl)
  browser = victim
  const callback = await answerProvider(uri, { login: createLogin(), choice: 'go' })
  const ticket = readTicket(await victim.open(callback), attemptId)
  // The attacker knows all that the page knows, and has the key of the device that has begun.
  expect((await finish(attemptId)).body).toEqual({ state: 'pending' })
  victim.forget(providers.url)
  const elsewhere = await answerProvider(other.uri, { login: createLogin(), choice: 'go' })
  const own = readTicket(await victim.open(elsewhere), other.attemptId)
  for (const guess of [own, 'A'.repeat(43), `${ticket.slice(0, -1)}_`])
    expect((await finish(attemptId, guess)).code).toBe('social_failed')
  for (const guess of ['', 'x', attemptId]) expect((await finish(attemptId, guess)).code).toBe('bad_request')
  expect((await finish(attemptId)).body).toEqual({ state: 'pending' })
})

it('is not lost with an answer that was lost, and over a moment later', async () => {
  const { attemptId, uri } = await start('google')
  const callback = await answerProvider(uri, { login: createLogin(), choice: 'go' })
  const ticket = readTicket(await browser.open(callback), attemptId)
  const first = v.parse(FinishSocialAnswerSchema, (await finish(attemptId, ticket)).body)
  const again = v.parse(FinishSocialAnswerSchema, (await finish(attemptId, ticket)).body)
  expect([first, again]).toMatchObject([{ state: 'done' }, { state: 'done' }])
  if (first.state === 'done' && again.state === 'done') expect(again.user).toEqual(first.user)
  service.clock.time += 31_000
  expect((await finish(attemptId, ticket)).code).toBe('social_expired')
})

it('takes no answer with another state, and tells whoever waits [AU13]', async () => {
  const { attemptId, uri } = await start('google')
  const callback = new URL(await answerProvider(uri, { login: createLogin(), choice: 'go' }))
  const real = callback.searchParams.get('state') ?? ''
  const forge = (state: string, by = browser) => {
    const forged = new URL(callback)
    forged.searchParams.set('state', state)
    return by.open(forged.href)
  }
  const forged = `${attemptId}.${'A'.repeat(43)}`
  // Whoever only knows its name cannot end it for somebody else.
  expect((await forge(forged, createTestBrowser(service.url, publicUrl))).next).toBe(`${end}#social-failed`)
  for (const state of ['', 'x']) expect((await forge(state)).next).toBe(`${end}#social-failed`)
  expect((await finish(attemptId)).body).toEqual({ state: 'pending' })
  expect((await forge(forged)).next).toBe(`${end}#social-failed`)
  expect((await finish(attemptId)).code).toBe('social_failed')
  // It is over then, for the right answer, too.
  expect((await forge(real)).next).toBe(`${end}#social-failed`)
  expect((await finish(attemptId)).code).toBe('social_failed')
})

it('leads back to the page with an answer that has another state, where there can be no window [AU13]', async () => {
  const { attemptId, uri } = await start('google', { returnTo: `${site}/cart` })
  const callback = new URL(await answerProvider(uri, { login: createLogin(), choice: 'go' }))
  callback.searchParams.set('state', `${callback.searchParams.get('state')}A`)
  const back = new URL((await browser.open(callback.href)).next ?? '')
  expect(back.origin + back.pathname).toBe(`${site}/cart`)
  expect(back.searchParams.get('result_uri')).toBe(uri)
  expect((await finish(attemptId)).code).toBe('social_failed')
})

it('takes no answer in a browser that was not sent out, and tells whoever waits [AU13]', async () => {
  const { attemptId, uri } = await start('google')
  const callback = await answerProvider(uri, { login: createLogin(), choice: 'go' })
  expect((await createTestBrowser(service.url, publicUrl).open(callback)).next).toBe(`${end}#social-failed`)
  // Whoever waits for it need not wait until it is too late.
  expect((await finish(attemptId)).code).toBe('social_failed')
})

it('takes no code of one login for another', async () => {
  const stolen = new URL(
    await answerProvider((await start('google')).uri, { login: createLogin(), choice: 'go' }),
  )
  browser.forget()
  const { attemptId, uri } = await start('google')
  const own = new URL(await answerProvider(uri, { login: createLogin(), choice: 'go' }))
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
  expect((await browser.open(own.href)).next).toBe(`${end}#social-failed`)
  expect((await finish(attemptId)).code).toBe('social_failed')
  expect(service.errors).toHaveLength(1)
})

it('takes no answer of one provider at the address of another, or with another issuer', async () => {
  const mixed = await start('google')
  const callback = await answerProvider(mixed.uri, { login: createLogin(), choice: 'go' })
  await browser.open(callback.replace('/callback/google', '/callback/discord'))
  expect((await finish(mixed.attemptId)).code).toBe('social_failed')
  browser.forget()
  const foreign = await start('google')
  const forged = new URL(await answerProvider(foreign.uri, { login: createLogin(), choice: 'go' }))
  forged.searchParams.set('iss', 'https://evil.example')
  await browser.open(forged.href)
  expect((await finish(foreign.attemptId)).code).toBe('social_failed')
})

it('leads back to a page of the site where there can be no window, and to no other page', async () => {
  const { attemptId, uri } = await start('google', { returnTo: `${site}/cart?item=1#pay` })
  const page = await browser.open(await answerProvider(uri, { login: createLogin(), choice: 'go' }))
  const back = new URL(page.next ?? '')
  expect(back.origin + back.pathname).toBe(`${site}/cart`)
  expect(back.searchParams.get('item')).toBe('1')
  const result = new URL(back.searchParams.get('result_uri') ?? '')
  const ticket = result.searchParams.get('ticket') ?? ''
  expect(result.href).toBe(`${uri}&ticket=${ticket}`)
  expect((await finish(attemptId, ticket)).body).toMatchObject({ state: 'done' })
  for (const returnTo of [
    'https://evil.example',
    `${site}.evil.example/`,
    `${site}@evil.example`,
    'javascript:1',
  ]) {
    const body = { projectId: 'shop', site, provider: 'google', returnTo }
    expect((await device.call('/auth/social/start', body)).code, returnTo).toBe('bad_request')
  }
})

it('tells the page nothing of what the provider is sent, and goes there once', async () => {
  const { attemptId, uri } = await start('google')
  expect(uri).toBe(`${publicUrl}/auth/social/go?attempt=${attemptId}`)
  const first = new URL((await browser.open(uri)).next ?? '')
  expect(first.origin).toBe(providers.url)
  expect(first.searchParams.get('redirect_uri')).toBe(`${callbackUrl}/google`)
  expect(first.searchParams.get('code_challenge_method')).toBe('S256')
  expect(first.searchParams.get('state')).toMatch(/\.[\w-]{43}$/)
  expect(first.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/)
  expect((await browser.open(uri)).next).toBe(`${end}#social-failed`)
})

it('leads no token through any address, and writes none down', async () => {
  const { attemptId, uri } = await start('discord')
  const callback = await answerProvider(uri, { login: createLogin(), choice: 'go' })
  await browser.open(callback.replace('code=', 'code=x'))
  await finish(attemptId)
  const code = new URL(callback).searchParams.get('code') ?? '-'
  expect(browser.visited.join('\n')).not.toMatch(/access_token|id_token|refresh_token/)
  expect(service.errors.map(String).join('\n')).not.toContain(code)
  const rows = await service.database`select * from auth_social_attempts`
  expect(JSON.stringify(rows)).not.toContain(code)
})

it('asks only providers that the owner has set up, and only for sites of the project [R-02]', async () => {
  const ask = (body: object) => device.call('/auth/social/start', { projectId: 'shop', site, ...body })
  expect((await ask({ provider: 'myspace' })).code).toBe('bad_request')
  expect((await ask({ provider: 'google', site: 'https://evil.example' })).code).toBe('origin_not_allowed')
  const plain = await startTestAuth()
  const other = await plain.createDevice()
  const body = { projectId: 'shop', site, provider: 'google' }
  expect((await other.call('/auth/social/start', body)).code).toBe('social_unavailable')
  // Nor as a second way into an account that exists.
  const { accessToken } = await plain.login(other, createEmail())
  const call = (path: string, content: object) => other.call(path, content, { accessToken })
  await call('/auth/wallet/create', (await createTestWallet()).create(other))
  expect((await call('/auth/ways/start', { provider: 'google' })).code).toBe('social_unavailable')
  await plain.close()
})

it('adds a mailbox to an account by whoever has just come in by its provider and reads that mailbox [AU25]', async () => {
  const { accessToken, user } = await login('google', createLogin())
  const wallet = await createTestWallet()
  const call = (path: string, body: object) => device.call(`/auth/${path}`, body, { accessToken })
  await call('wallet/create', wallet.create(device))
  // A key in escrow is for a mailbox that somebody has proven.
  expect((await call('escrow/ticket', { purpose: 'store' })).code).toBe('mailbox_missing')
  const email = createEmail()
  const started = await call('email/start', { email })
  const { changeId, isFirst } = v.parse(StartEmailChangeAnswerSchema, started.body)
  expect(isFirst).toBe(true)
  expect((await call('wallet/rotate', { ...wallet.rotate(device, 1), emailChange: changeId })).code).toBe(
    'code_required',
  )
  expect((await call('email/new', { changeId, code: await service.readCode(email) })).status).toBe(200)
  expect((await call('wallet/rotate', { ...wallet.rotate(device, 1), emailChange: changeId })).status).toBe(
    200,
  )
  expect((await service.login(await service.createDevice(), email)).user).toMatchObject({
    id: user.id,
    email,
  })
})

it('adds no mailbox that has an account, and none long after the login [AU25]', async () => {
  const email = createEmail()
  await service.login(await service.createDevice(), email)
  const { accessToken, refreshToken } = await login('google', createLogin())
  const wallet = await createTestWallet()
  const call = (path: string, body: object) => device.call(`/auth/${path}`, body, { accessToken })
  await call('wallet/create', wallet.create(device))
  service.clock.time += 31_000
  const started = await call('email/start', { email })
  const { changeId } = v.parse(StartEmailChangeAnswerSchema, started.body)
  expect((await call('email/new', { changeId, code: await service.readCode(email) })).code).toBe(
    'email_taken',
  )
  service.clock.time += 599_000
  const renewed = await device.call('/auth/session/refresh', { refreshToken })
  const late = { accessToken: v.parse(SessionTokensSchema, renewed.body).accessToken }
  expect((await device.call('/auth/email/start', { email: createEmail() }, late)).code).toBe('code_required')
})

/** Goes through a login, and leaves it to be redeemed. */
async function goThrough({ attemptId, uri }: StartSocialAnswer, name: string) {
  browser.forget()
  const page = await browser.open(await answerProvider(uri, { login: name, choice: 'go' }))
  return { attemptId, ticket: readTicket(page, attemptId) }
}

async function enterWithWallet(name = createLogin()) {
  const { accessToken, user } = await login('google', name)
  const wallet = await createTestWallet()
  const by = device
  const call = (path: string, body: object) => by.call(`/auth/${path}`, body, { accessToken })
  expect((await call('wallet/create', wallet.create(by))).status).toBe(200)
  const begin = async (provider: string) => {
    const { status, body } = await call('ways/start', { provider })
    expect(status).toBe(200)
    return v.parse(StartSocialAnswerSchema, body)
  }
  const bring = async (provider: string, name: string) => goThrough(await begin(provider), name)
  const read = (brought: { attemptId: string; ticket: string }) => call('ways/read', brought)
  const add = (brought: { attemptId: string; ticket: string }, signed = brought.attemptId) =>
    call('ways/add', { ...brought, ownerSignature: wallet.signWay(by, 'add', signed) })
  const remove = (provider: string) =>
    call('ways/remove', { provider, ownerSignature: wallet.signWay(by, 'remove', provider) })
  return { user, wallet, call, bring, read, add, remove }
}

it('leads to one account by two ways, once somebody who holds both has linked them [AU25]', async () => {
  const [google, github] = [createLogin(), createLogin()]
  const { user, call, bring, read, add, remove } = await enterWithWallet(google)
  const brought = await bring('github', github)
  expect((await read(brought)).body).toEqual({ provider: 'github', name: github })
  expect((await add(brought)).status).toBe(200)
  const { body } = await call('ways/list', {})
  expect(body).toEqual({
    // Both at one time of the test's clock: then by name.
    ways: [
      { provider: 'github', name: github },
      { provider: 'google', name: expect.stringContaining(google) },
    ],
    available: [...socialProviders],
  })
  device = await service.createDevice()
  expect((await login('github', github)).user.id).toBe(user.id)
  expect((await remove('google')).status).toBe(200)
  expect((await login('google', google)).user.id).not.toBe(user.id)
  expect((await login('github', github)).user.id).toBe(user.id)
})

it('ends what was opened by a way in that is removed, everywhere else, and nothing else [AU25]', async () => {
  const [google, github] = [createLogin(), createLogin()]
  const { user, wallet, call, bring, add, remove } = await enterWithWallet(google)
  await add(await bring('github', github))
  const enter = async (provider: string, name: string) => {
    device = await service.createDevice()
    const by = device
    const { accessToken, refreshToken, user: who } = await login(provider, name)
    expect(who.id).toBe(user.id)
    const use = () => by.call('/auth/wallet/read', {}, { accessToken })
    const refresh = () => by.call('/auth/session/refresh', { refreshToken })
    return { use, refresh }
  }
  const thief = await enter('github', github)
  const other = await enter('google', google)
  expect((await thief.use()).status).toBe(200)
  expect((await remove('github')).status).toBe(200)
  expect((await thief.use()).code).toBe('session_invalid')
  expect((await thief.refresh()).code).toBe('session_invalid')
  expect((await other.use()).status).toBe(200)
  expect((await call('wallet/read', {})).body).toMatchObject({ wallet: { id: wallet.id } })
})

it('opens nothing by a way in that was taken away while somebody came by it [AU25]', async () => {
  const { user, bring, add, remove } = await enterWithWallet()
  const github = createLogin()
  await add(await bring('github', github))
  device = await service.createDevice()
  const logins = []
  for (let count = 0; count < 4; count += 1) logins.push(await goThrough(await start('github'), github))
  const finishing = logins.map(({ attemptId, ticket }) => finish(attemptId, ticket))
  const [removed, ...finished] = await Promise.all([remove('github'), ...finishing])
  expect(removed.status).toBe(200)
  for (const { body } of finished) {
    const answer = v.safeParse(FinishSocialAnswerSchema, body)
    if (!answer.success || answer.output.state !== 'done') continue
    const { accessToken } = answer.output
    const read = await device.call('/auth/wallet/read', {}, { accessToken })
    // Either ended with the way, or in an account of their own, which has no wallet.
    if (answer.output.user.id === user.id) expect(read.code).toBe('session_invalid')
    else expect(read.body).toMatchObject({ wallet: null })
  }
})

it('never removes the last way in, nor a mailbox [AU25]', async () => {
  const { remove, call, wallet } = await enterWithWallet()
  expect((await remove('google')).code).toBe('way_last')
  const ownerSignature = wallet.signWay(device, 'remove', 'mail')
  expect((await call('ways/remove', { provider: 'mail', ownerSignature })).code).toBe('bad_request')
  const { body } = await call('ways/list', {})
  expect(body).toMatchObject({ ways: [{ provider: 'google' }] })
})

it('links nothing that leads to another account, and no second of a kind [AU25]', async () => {
  const taken = createLogin()
  const { user: owner } = await login('github', taken)
  const { add, bring } = await enterWithWallet()
  expect((await add(await bring('github', taken))).code).toBe('way_taken')
  expect((await login('github', taken)).user.id).toBe(owner.id)
  expect((await add(await bring('google', createLogin()))).code).toBe('way_exists')
})

it('links nothing for whoever has a session alone, or no ticket, or the login of another device [AU25]', async () => {
  const { add, bring, read, call, wallet } = await enterWithWallet()
  const brought = await bring('github', createLogin())
  const other = await createTestWallet()
  for (const ownerSignature of [
    other.signWay(device, 'add', brought.attemptId),
    wallet.signWay(device, 'remove', brought.attemptId),
    wallet.signWay(await service.createDevice(), 'add', brought.attemptId),
  ])
    expect((await call('ways/add', { ...brought, ownerSignature })).code).toBe('owner_proof_invalid')
  expect((await add(brought, crypto.randomUUID())).code).toBe('owner_proof_invalid')
  expect((await add({ ...brought, ticket: 'A'.repeat(43) })).code).toBe('social_failed')
  expect((await read({ ...brought, ticket: 'A'.repeat(43) })).code).toBe('social_failed')
  device = await service.createDevice()
  const elsewhere = await enterWithWallet()
  expect((await add(await elsewhere.bring('github', createLogin()))).code).toBe('social_expired')
  for (const path of ['list', 'start', 'read', 'add', 'remove'])
    expect((await device.call(`/auth/ways/${path}`, {})).code).toBe('session_invalid')
})

it('takes a login for what it was begun for alone, and for nobody else on the same device [AU25]', async () => {
  const { add, bring, read } = await enterWithWallet()
  // One that lets in adds nothing, whoever was led through it.
  const entrance = await goThrough(await start('github'), createLogin())
  expect((await add(entrance)).code).toBe('social_expired')
  expect((await read(entrance)).code).toBe('social_expired')
  // One that adds lets nobody in.
  const brought = await bring('github', createLogin())
  expect((await finish(brought.attemptId, brought.ticket)).code).toBe('social_expired')
  // Nor does it add anything to the account of whoever is in on this device by now.
  const next = await enterWithWallet()
  expect((await next.add(brought)).code).toBe('social_expired')
  expect((await next.read(brought)).code).toBe('social_expired')
  expect((await add(brought)).status).toBe(200)
})

it('lets nobody begin logins without end', async () => {
  for (let count = 0; count < 10; count += 1) await start('google')
  const body = { projectId: 'shop', site, provider: 'google' }
  expect((await device.call('/auth/social/start', body)).code).toBe('rate_limited')
  service.clock.time += 601_000
  await start('google')
})

it('is not used up by whoever only looks whether its address is there', async () => {
  const { uri } = await start('google')
  const looked = await fetch(uri.replace(publicUrl, service.url), { method: 'HEAD' })
  expect(looked.status).toBe(405)
  expect(new URL((await browser.open(uri)).next ?? '').origin).toBe(providers.url)
})
