import {
  AwaitFarcasterWayAnswerSchema,
  FinishSocialAnswerSchema,
  StartFarcasterAnswerSchema,
  StartSocialAnswerSchema,
} from '@portico/protocol/auth'
import { type Farcaster, type FarcasterRequest, startFarcaster } from '@portico/sandbox/social'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestWallet } from '../../test/createTestWallet.js'
import { site, startTestAuth, type TestAuth, vaultOrigin } from '../../test/startTestAuth.js'

let farcaster: Farcaster
let service: TestAuth
let device: TestDevice
beforeAll(async () => {
  farcaster = await startFarcaster()
  const { relayUrl, rpcUrl } = farcaster
  service = await startTestAuth({ farcaster: { relayUrl, rpcUrls: [rpcUrl] } })
})
afterAll(async () => {
  await service.close()
  await farcaster.stop()
})
beforeEach(async () => {
  device = await service.createDevice()
  service.errors.length = 0
})

async function start(by = device) {
  const answer = await by.call('/auth/farcaster/start', { projectId: 'shop', site })
  const { attemptId, url } = v.parse(StartFarcasterAnswerSchema, answer.body)
  return { attemptId, url, asked: farcaster.readLink(url) }
}

const finish = (attemptId: string, by = device) =>
  by.call('/auth/farcaster/finish', {
    attemptId,
    agreementKey: by.agreementKey,
    label: 'Firefox on Linux',
  })

const createName = () => `ada${Math.random().toString(36).slice(2)}`

interface Signed {
  asked: FarcasterRequest
  name: string
  /** Changes the lines of the message before it is signed. */
  change?: (message: string) => string
  /** Who signs, if not the account of the person. */
  by?: string
}

/** As the app does, word for word. */
async function sign({ asked, name, change = message => message, by = name }: Signed) {
  const { fid, account } = farcaster.getPerson(name)
  const expires = asked.expirationTime ? `\nExpiration Time: ${asked.expirationTime.toISOString()}` : ''
  const message = change(`${asked.domain} wants you to sign in with your Ethereum account:
${account.address}

Farcaster Auth

URI: ${asked.uri}
Version: 1
Chain ID: 10
Nonce: ${asked.nonce}
Issued At: 2026-11-01T00:00:00.000Z${expires}
Resources:
- farcaster://fid/${fid}`)
  const signature = await farcaster.getPerson(by).account.signMessage({ message })
  return { message, signature, username: name }
}

async function login(name: string) {
  const { attemptId, asked } = await start()
  farcaster.answer(asked.channelToken, await sign({ asked, name }))
  const answer = v.parse(FinishSocialAnswerSchema, (await finish(attemptId)).body)
  if (answer.state !== 'done') throw new Error('The login is still under way.')
  return answer
}

it('logs in by Farcaster, and finds the same account again [C-05]', async () => {
  const name = createName()
  const first = await login(name)
  // The number is proven, and stands first; the name is the relay's word.
  const { fid } = farcaster.getPerson(name)
  expect(first.user).toEqual({ id: first.user.id, name: `FID ${fid} (@${name})` })
  expect(first.device).toBe('new')
  expect((await login(name)).user).toEqual(first.user)
  expect((await login(createName())).user.id).not.toBe(first.user.id)
})

it.each(['@ada', 'FID 1', 'ada (FID 1)', 'Ada', '\u202eada', 'a'.repeat(65), ''])(
  'shows the number alone where the relay calls somebody %j [C-05]',
  async username => {
    const name = createName()
    const { attemptId, asked } = await start()
    farcaster.answer(asked.channelToken, { ...(await sign({ asked, name })), username })
    const { fid } = farcaster.getPerson(name)
    expect((await finish(attemptId)).body).toMatchObject({ user: { name: `FID ${fid}` } })
  },
)

it('asks for the site that the visitor is on, and says that the login is under way [C-05]', async () => {
  const { attemptId, asked } = await start()
  expect(asked).toMatchObject({ domain: 'shop.example', uri: 'https://shop.example' })
  expect(asked.nonce).toMatch(/^[0-9a-f]{64}$/)
  expect((await finish(attemptId)).body).toEqual({ state: 'pending' })
})

it('gives what came of a login to the device that has started it alone, and only for a moment [C-05] [AU23]', async () => {
  const { attemptId, asked } = await start()
  farcaster.answer(asked.channelToken, await sign({ asked, name: createName() }))
  const thief = await service.createDevice()
  expect((await finish(attemptId, thief)).code).toBe('social_expired')
  expect((await finish(attemptId)).body).toMatchObject({ state: 'done' })
  // An answer may get lost.
  expect((await finish(attemptId)).body).toMatchObject({ state: 'done' })
  service.clock.time += 31_000
  expect((await finish(attemptId)).code).toBe('social_expired')
})

const line = (name: string, value: string) => (message: string) =>
  message.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`)

it.each<[string, (message: string) => string]>([
  ['another nonce', line('Nonce', 'a'.repeat(64))],
  ['another site', message => message.replace('shop.example wants', 'evil.example wants')],
  ['another page', line('URI', 'https://evil.example')],
  ['another chain', line('Chain ID', '1')],
  ['another purpose', message => message.replace('Farcaster Auth', 'Buy everything')],
  ['a time that is over', line('Expiration Time', '2020-01-01T00:00:00.000Z')],
  [
    'a time to come',
    message => message.replace('\nResources', '\nNot Before: 2999-01-01T00:00:00.000Z\nResources'),
  ],
  ['nobody', message => message.replace(/- farcaster:.*$/, '- https://shop.example')],
  ['two people', message => `${message}\n- farcaster://fid/1`],
  ['somebody else', message => message.replace(/fid\/\d+/, 'fid/1')],
  ['a number that is none', message => message.replace(/fid\/\d+/, 'fid/0x10')],
  [
    'two ways to sign',
    message => `${message}\n- farcaster://signer/type/custody\n- farcaster://signer/type/authAddress`,
  ],
  ['a way to sign that was not granted', message => `${message}\n- farcaster://signer/type/authAddress`],
  ['a message that is none', () => 'hello'],
  ['a message with words around it', message => `${message}\n\nand more`],
])('lets nobody in with %s [C-05]', async (_, change) => {
  const { attemptId, asked } = await start()
  farcaster.answer(asked.channelToken, await sign({ asked, name: createName(), change }))
  expect((await finish(attemptId)).code).toBe('social_failed')
  expect(service.errors).toHaveLength(1)
  // Nor afterwards.
  expect((await finish(attemptId)).code).toBe('social_failed')
})

it('lets nobody in whose message somebody else has signed, or nobody [C-05]', async () => {
  const name = createName()
  const { attemptId, asked } = await start()
  farcaster.answer(asked.channelToken, await sign({ asked, name, by: createName() }))
  expect((await finish(attemptId)).code).toBe('social_failed')
  for (const signature of ['', '0x', `0x${'00'.repeat(65)}`, 'x']) {
    const next = await start()
    farcaster.answer(next.asked.channelToken, { ...(await sign({ asked: next.asked, name })), signature })
    expect((await finish(next.attemptId)).code).toBe('social_failed')
  }
})

it('takes nothing that was signed for one login in another [C-05]', async () => {
  const name = createName()
  const first = await start()
  const signed = await sign({ asked: first.asked, name })
  farcaster.answer(first.asked.channelToken, signed)
  expect((await finish(first.attemptId)).body).toMatchObject({ state: 'done' })
  const second = await start()
  farcaster.answer(second.asked.channelToken, signed)
  expect((await finish(second.attemptId)).code).toBe('social_failed')
})

it('lets an account in that the person lets sign for them, until they no longer do [C-05]', async () => {
  const [name, helper] = [createName(), createName()]
  const { fid, account } = farcaster.getPerson(name)
  const other = farcaster.getPerson(helper).account
  const byHelper = (message: string) =>
    `${message.replace(account.address, other.address)}\n- farcaster://signer/type/authAddress`
  const expected = await login(name)
  farcaster.setAuthAddress(fid, other.address, true)
  const { attemptId, asked } = await start()
  farcaster.answer(asked.channelToken, await sign({ asked, name, by: helper, change: byHelper }))
  expect((await finish(attemptId)).body).toMatchObject({ state: 'done', user: { id: expected.user.id } })
  farcaster.setAuthAddress(fid, other.address, false)
  const next = await start()
  farcaster.answer(
    next.asked.channelToken,
    await sign({ asked: next.asked, name, by: helper, change: byHelper }),
  )
  expect((await finish(next.attemptId)).code).toBe('social_failed')
})

it('is over for whoever takes too long [C-05]', async () => {
  const { attemptId, asked } = await start()
  farcaster.answer(asked.channelToken, await sign({ asked, name: createName() }))
  service.clock.time += 601_000
  expect((await finish(attemptId)).code).toBe('social_expired')
})

it('is over where the relay has forgotten it: it tells an answer once [C-05]', async () => {
  const { attemptId, asked } = await start()
  farcaster.answer(asked.channelToken, await sign({ asked, name: createName() }))
  const headers = { Authorization: `Bearer ${asked.channelToken}` }
  expect((await fetch(`${farcaster.relayUrl}/v1/channel/status`, { headers })).status).toBe(200)
  expect((await finish(attemptId)).code).toBe('social_failed')
})

it('is not over where the relay is away for a moment, and cannot begin there', async () => {
  const relay = await startFarcaster()
  const other = await startTestAuth({
    farcaster: { relayUrl: relay.relayUrl, rpcUrls: [farcaster.rpcUrl] },
  })
  try {
    device = await other.createDevice()
    const { attemptId } = await start()
    await relay.stop()
    expect((await finish(attemptId)).body).toEqual({ state: 'pending' })
    expect(other.errors).toHaveLength(1)
    const answer = await device.call('/auth/farcaster/start', { projectId: 'shop', site })
    expect(answer.code).toBe('social_failed')
  } finally {
    await other.close()
  }
})

it('believes no single node where several are named [C-05]', async () => {
  const elsewhere = await startFarcaster()
  const { relayUrl, rpcUrl } = farcaster
  const other = await startTestAuth({ farcaster: { relayUrl, rpcUrls: [rpcUrl, elsewhere.rpcUrl] } })
  try {
    device = await other.createDevice()
    const name = createName()
    const { attemptId, asked } = await start()
    farcaster.answer(asked.channelToken, await sign({ asked, name }))
    // The second knows nobody of that name.
    expect((await finish(attemptId)).code).toBe('social_failed')
    elsewhere.getPerson(name)
    await login(name)
  } finally {
    await other.close()
    await elsewhere.stop()
  }
})

it('is nothing for sites that the project does not name, and for servers without it', async () => {
  const answer = await device.call('/auth/farcaster/start', {
    projectId: 'shop',
    site: 'https://evil.example',
  })
  expect(answer.code).toBe('origin_not_allowed')
  const other = await startTestAuth()
  try {
    const call = await (await other.createDevice()).call('/auth/farcaster/start', { projectId: 'shop', site })
    expect(call.code).toBe('social_unavailable')
  } finally {
    await other.close()
  }
})

/** Somebody who has come by mail and has a wallet, and what they can do about their ways in. */
async function enterByMail() {
  const email = createEmail()
  const by = device
  const { accessToken, user } = await service.login(by, email)
  const wallet = await createTestWallet()
  const call = (path: string, body: object) => by.call(`/auth/${path}`, body, { accessToken })
  expect((await call('wallet/create', wallet.create(by))).status).toBe(200)
  const begin = async () => {
    const { body } = await call('ways/start', { provider: 'farcaster' })
    const { attemptId, uri } = v.parse(StartSocialAnswerSchema, body)
    return { attemptId, asked: farcaster.readLink(uri) }
  }
  const wait = (attemptId: string) => call('ways/await', { attemptId })
  const bring = async (name: string) => {
    const { attemptId, asked } = await begin()
    farcaster.answer(asked.channelToken, await sign({ asked, name }))
    const answer = v.parse(AwaitFarcasterWayAnswerSchema, (await wait(attemptId)).body)
    if (answer.state !== 'done') throw new Error('The login is still under way.')
    return { attemptId, ticket: answer.ticket }
  }
  const add = (brought: { attemptId: string; ticket: string }) =>
    call('ways/add', { ...brought, ownerSignature: wallet.signWay(by, 'add', brought.attemptId) })
  return { email, user, call, begin, wait, bring, add }
}

it('leads to one account by mail and by Farcaster, once somebody who holds both has linked them [AU25]', async () => {
  const { email, user, call, bring, add } = await enterByMail()
  const name = createName()
  const { fid } = farcaster.getPerson(name)
  const brought = await bring(name)
  const found = { provider: 'farcaster', name: `FID ${fid} (@${name})` }
  expect((await call('ways/read', brought)).body).toEqual(found)
  expect((await add(brought)).status).toBe(200)
  const { body } = await call('ways/list', {})
  expect(body).toMatchObject({
    ways: expect.arrayContaining([{ provider: 'mail', name: email }, found]),
    available: ['farcaster'],
  })
  device = await service.createDevice()
  expect((await login(name)).user.id).toBe(user.id)
})

it('asks for the vault itself when Farcaster is added, and lets nobody in by that [AU25]', async () => {
  const { begin, wait } = await enterByMail()
  const { attemptId, asked } = await begin()
  expect(asked).toMatchObject({ domain: new URL(vaultOrigin).host, uri: vaultOrigin })
  expect((await wait(attemptId)).body).toEqual({ state: 'pending' })
  farcaster.answer(asked.channelToken, await sign({ asked, name: createName() }))
  expect((await finish(attemptId)).code).toBe('social_expired')
  expect((await wait(attemptId)).body).toMatchObject({ state: 'done' })
  expect((await finish(attemptId)).code).toBe('social_expired')
  // And a login that lets somebody in adds nothing.
  const { attemptId: other, asked: login } = await start()
  farcaster.answer(login.channelToken, await sign({ asked: login, name: createName() }))
  expect((await wait(other)).code).toBe('social_expired')
})

it('adds no Farcaster that was signed for the site, that has an account, or that another account has asked for [AU25]', async () => {
  const { begin, wait, bring, add } = await enterByMail()
  const wrong = await begin()
  const change = (message: string) =>
    message.replace(new URL(vaultOrigin).host, 'shop.example').replace(`URI: ${vaultOrigin}`, `URI: ${site}`)
  farcaster.answer(wrong.asked.channelToken, await sign({ asked: wrong.asked, name: createName(), change }))
  expect((await wait(wrong.attemptId)).code).toBe('social_failed')

  const mine = device
  device = await service.createDevice()
  const taken = createName()
  await login(taken)
  const thief = await enterByMail()
  device = mine
  expect((await add(await bring(taken))).code).toBe('way_taken')

  const { attemptId, asked } = await begin()
  farcaster.answer(asked.channelToken, await sign({ asked, name: createName() }))
  expect((await thief.wait(attemptId)).code).toBe('social_expired')
  const { ticket } = v.parse(v.object({ ticket: v.string() }), (await wait(attemptId)).body)
  expect((await thief.add({ attemptId, ticket })).code).toBe('social_expired')
  expect((await add({ attemptId, ticket })).status).toBe(200)
})
