import { randomBytes } from 'node:crypto'
import { authPaths } from '@portico/protocol/auth'
import { expect, it } from 'vitest'
import { borrowDatabase } from '../../test/borrowDatabase.js'
import { startTestAuth } from '../../test/startTestAuth.js'
import { startTestServer } from '../../test/startTestServer.js'
import { startServer } from '../startServer.js'
import { removeOld } from './openAuthService.js'

it('is not there unless it is configured [AU27]', async () => {
  const server = await startTestServer()
  for (const path of [...Object.values(authPaths), '/auth/keys']) {
    expect((await fetch(server.url + path, { method: 'POST' })).status).toBe(404)
  }
  await server.close()
})

it.each([
  ['a secret from a manual', { secret: 'change-me' }, 'PORTICO_AUTH_SECRET must be 32 random bytes.'],
  ['zeros for a key', { shareKeys: ['0'.repeat(64)] }, 'PORTICO_AUTH_KEK must be 32 random bytes.'],
  ['no mail server', { smtpUrl: 'mail.example' }, 'PORTICO_SMTP_URL must look like'],
])('does not start with %s, and repeats no secret [AU27]', async (_, wrong, sentence) => {
  const secret = randomBytes(32).toString('base64url')
  const auth = {
    url: 'https://api.shop.example',
    vaultUrl: 'https://vault.shop.example',
    smtpUrl: 'smtps://user:hunter2@mail.example',
    mailFrom: 'wallet@shop.example',
    secret,
    shareKeys: [secret],
    ...wrong,
  }
  const starting = startServer({ port: 0, databaseUrl: await borrowDatabase(), auth })
  const reason = await starting.catch((error: Error) => error.message)
  expect(reason).toContain(sentence)
  expect(reason).not.toMatch(new RegExp(`hunter2|change-me|${secret}`))
})

it('forgets what is over: addresses of people who never came first', async () => {
  const service = await startTestAuth()
  const device = await service.createDevice()
  await service.start(device, 'shy@home.example')
  await service.login(device, 'ada@home.example')
  const count = async () => {
    const [row] = await service.database<Record<string, number>[]>`
      select (select count(*) from auth_challenges)::integer as challenges,
        (select count(*) from auth_challenges where email is not null)::integer as emails,
        (select count(*) from auth_proofs)::integer as proofs,
        (select count(*) from auth_sessions)::integer as sessions,
        (select count(*) from auth_users)::integer as users`
    return row
  }
  const forget = async (milliseconds: number) => {
    service.clock.time += milliseconds
    await removeOld(service.database, new Date(service.clock.time))
    return await count()
  }
  expect(await forget(0)).toMatchObject({ challenges: 2, sessions: 1, users: 1 })
  expect(await forget(3_600_000)).toEqual({ challenges: 2, emails: 0, proofs: 0, sessions: 1, users: 1 })
  expect(await forget(31 * 86_400_000)).toEqual({
    challenges: 0,
    emails: 0,
    proofs: 0,
    sessions: 0,
    users: 1,
  })
  await service.close()
})
