import { FinishSocialAnswerSchema, StartFarcasterAnswerSchema } from '@portico/protocol/auth'
import { type Farcaster, type FarcasterRequest, startFarcaster } from '@portico/testing/social'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestDevice } from '../../test/createTestDevice.js'
import { site, startTestAuth, type TestAuth } from '../../test/startTestAuth.js'

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
  expect(first.user).toEqual({ id: first.user.id, name: `@${name}` })
  expect(first.device).toBe('new')
  expect((await login(name)).user).toEqual(first.user)
  expect((await login(createName())).user.id).not.toBe(first.user.id)
})

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
