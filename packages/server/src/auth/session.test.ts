import { createHash, generateKeyPairSync } from 'node:crypto'
import { SessionTokensSchema, WalletAnswerSchema } from '@portico/protocol/auth'
import { SignJWT } from 'jose'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { TestDevice } from '../../test/createTestDevice.js'
import { type TestAuth, vaultOrigin } from '../../test/startTestAuth.js'
import { useTestAuth } from '../../test/useTestAuth.js'

let service: TestAuth
let device: TestDevice
let email: string
useTestAuth(parts => {
  ;({ service, device, email } = parts)
})

const read = (from: TestDevice, accessToken: string | undefined, more = {}) =>
  from.call('/auth/wallet/read', {}, { accessToken, ...more })
const refresh = (from: TestDevice, refreshToken: string) =>
  from.call('/auth/session/refresh', { refreshToken })
const tokensOf = (body: unknown) => v.parse(SessionTokensSchema, body)

describe('a session', () => {
  it('serves the device that began it', async () => {
    const { accessToken } = await service.login(device, email)
    const answer = await read(device, accessToken)
    expect(v.parse(WalletAnswerSchema, answer.body)).toEqual({ wallet: null, device: 'new' })
  })

  it('has an id of its own after every login [AU13]', async () => {
    const first = await service.login(device, email)
    const second = await service.login(device, email)
    const idOf = (token: string) => token.split('.')[0]
    expect(idOf(second.refreshToken)).not.toBe(idOf(first.refreshToken))
  })

  it('is of no use with the tokens alone [AU14]', async () => {
    const { accessToken, refreshToken } = await service.login(device, email)
    const thief = await service.createDevice()
    expect(await read(thief, accessToken)).toMatchObject({ status: 401, code: 'session_invalid' })
    expect(await refresh(thief, refreshToken)).toMatchObject({ status: 401, code: 'session_invalid' })
  })

  it('is over after ten minutes unless it is refreshed', async () => {
    const first = await service.login(device, email)
    service.clock.time += 600_000
    expect(await read(device, first.accessToken)).toMatchObject({ code: 'session_invalid' })
    const second = tokensOf((await refresh(device, first.refreshToken)).body)
    expect(await read(device, second.accessToken)).toMatchObject({ status: 200 })
  })

  it('ends, and its owner is told, when an old refresh token comes again [AU15]', async () => {
    const first = await service.login(device, email)
    const second = tokensOf((await refresh(device, first.refreshToken)).body)
    const third = tokensOf((await refresh(device, second.refreshToken)).body)
    expect(await refresh(device, first.refreshToken)).toMatchObject({ status: 401, code: 'session_invalid' })
    for (const { refreshToken } of [second, third]) {
      expect(await refresh(device, refreshToken)).toMatchObject({ status: 401 })
    }
    expect(await read(device, third.accessToken)).toMatchObject({ status: 401 })
    expect(await service.inbox.next(email)).toMatchObject({
      subject: 'You were logged out of your wallet',
    })
  })

  it('gives the same successor again for half a minute: answers get lost, and tabs ask together [AU15]', async () => {
    const { refreshToken } = await service.login(device, email)
    const [one, two] = await Promise.all([refresh(device, refreshToken), refresh(device, refreshToken)])
    expect(tokensOf(one.body).refreshToken).toBe(tokensOf(two.body).refreshToken)
    service.clock.time += 30_000
    expect(await refresh(device, refreshToken)).toMatchObject({ status: 401 })
    // It came again too late, so somebody may have a copy: the successor is over, too, and the owner is told.
    const { accessToken, refreshToken: successor } = tokensOf(one.body)
    expect(await refresh(device, successor)).toMatchObject({ status: 401 })
    expect(await read(device, accessToken)).toMatchObject({ status: 401 })
    expect(await service.inbox.next(email)).toMatchObject({
      subject: 'You were logged out of your wallet',
    })
  })

  it('ends when its visitor signs out', async () => {
    const { accessToken, refreshToken } = await service.login(device, email)
    expect(await device.call('/auth/session/end', {}, { accessToken })).toMatchObject({ status: 200 })
    expect(await read(device, accessToken)).toMatchObject({ status: 401 })
    expect(await refresh(device, refreshToken)).toMatchObject({ status: 401 })
  })

  it('is over when it was not used for 30 days', async () => {
    const { refreshToken } = await service.login(device, email)
    service.clock.time += 31 * 86_400_000
    expect(await refresh(device, refreshToken)).toMatchObject({ status: 401 })
  })
})

describe('an access token', () => {
  const decode = (part: string | undefined): Record<string, unknown> =>
    JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  it('is refused when anything about it is not ours [AU19]', async () => {
    const { accessToken } = await service.login(device, email)
    const [head, body, signature] = accessToken.split('.')
    const header = decode(head)
    const claims = decode(body)
    const stranger = generateKeyPairSync('ed25519')
    const forge = (more: object, kid = String(header.kid)) =>
      new SignJWT({ ...claims, ...more })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
        .sign(stranger.privateKey)
    const keys: unknown = await (await fetch(`${service.url}/auth/keys`)).json()
    const hs256 = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: String(header.kid) })
      .sign(createHash('sha256').update(JSON.stringify(keys)).digest())
    const forgeries = {
      none: `${encode({ ...header, alg: 'none' })}.${body}.`,
      noneWithSignature: `${encode({ ...header, alg: 'none' })}.${body}.${signature}`,
      hs256,
      otherHeader: `${encode({ ...header, kid: '../../etc/passwd' })}.${body}.${signature}`,
      otherClaims: `${head}.${encode({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
      otherKey: await forge({}),
      kidPath: await forge({}, '../../../dev/null'),
      kidSql: await forge({}, "' or 1=1 --"),
      kidUrl: await forge({}, 'https://evil.example/keys'),
      noSignature: `${head}.${body}.`,
      twice: `${accessToken}.${accessToken}`,
      huge: `${head}.${'A'.repeat(100_000)}.${signature}`.slice(0, 4000),
    }
    for (const [name, token] of Object.entries(forgeries)) {
      expect(await read(device, token), name).toMatchObject({ status: 401 })
    }
    expect(await read(device, accessToken)).toMatchObject({ status: 200 })
  })

  it('is refused when it is a genuine token for something else [AU19]', async () => {
    const { accessToken } = await service.login(device, email)
    const { body } = await device.call('/auth/escrow/ticket', { purpose: 'store' }, { accessToken })
    const { ticket } = v.parse(v.object({ ticket: v.string() }), body)
    expect(await read(device, ticket)).toMatchObject({ status: 401, code: 'session_invalid' })
  })

  it('is refused from the future, after the clock was set back [AU19]', async () => {
    const { accessToken } = await service.login(device, email)
    service.clock.time -= 3_600_000
    expect(await read(device, accessToken)).toMatchObject({ status: 401 })
    service.clock.time += 3_600_000
  })
})

describe('the proof of the device key', () => {
  it('is wanted on every call, with a nonce of the service', async () => {
    const first = await device.send('/auth/session/end', {})
    expect(first).toMatchObject({ status: 401, code: 'use_dpop_nonce' })
    expect(first.headers.get('DPoP-Nonce')).toBeTruthy()
    expect(await device.send('/auth/session/end', {}, { headers: { DPoP: undefined } })).toMatchObject({
      status: 401,
      code: 'proof_invalid',
    })
  })

  it.each([
    ['another method', { htm: 'GET' }, 'proof_invalid'],
    ['another address', { htu: 'http://127.0.0.1/auth/session/end' }, 'proof_invalid'],
    ['another host', { htu: 'https://evil.example/auth/wallet/read' }, 'proof_invalid'],
    ['another token', { ath: 'A'.repeat(43) }, 'proof_invalid'],
    ['no token', { ath: undefined }, 'proof_invalid'],
    ['an old nonce', { nonce: 'A'.repeat(43) }, 'use_dpop_nonce'],
    ['an id that is too short', { jti: 'x' }, 'proof_invalid'],
  ])('is about this call: %s is refused', async (_, claims, code) => {
    const { accessToken } = await service.login(device, email)
    expect(await device.send('/auth/wallet/read', {}, { accessToken, claims })).toMatchObject({
      status: 401,
      code,
    })
  })

  it('counts once', async () => {
    const { accessToken } = await service.login(device, email)
    const DPoP = await device.prove('http://127.0.0.1/auth/wallet/read', { accessToken })
    const send = () => device.send('/auth/wallet/read', {}, { accessToken, headers: { DPoP } })
    expect(await send()).toMatchObject({ status: 200 })
    expect(await send()).toMatchObject({ status: 401, code: 'proof_invalid' })
  })

  it('is signed with ES256 by the key that it names', async () => {
    const { accessToken } = await service.login(device, email)
    const good = await device.prove('http://127.0.0.1/auth/wallet/read', { accessToken })
    const [head = '', claims, signature] = good.split('.')
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, unknown>
    const withHeader = (more: object) =>
      `${Buffer.from(JSON.stringify({ ...header, ...more })).toString('base64url')}.${claims}.${signature}`
    const stranger = await service.createDevice()
    const other =
      (await stranger.prove('http://127.0.0.1/auth/wallet/read', { accessToken })).split('.')[0] ?? ''
    const forgeries = [
      withHeader({ alg: 'none' }),
      withHeader({ alg: 'HS256' }),
      withHeader({ typ: 'JWT' }),
      `${other}.${claims}.${signature}`,
      'x'.repeat(5000),
      '',
    ]
    for (const DPoP of forgeries) {
      expect(await device.send('/auth/wallet/read', {}, { accessToken, headers: { DPoP } })).toMatchObject({
        status: 401,
        code: 'proof_invalid',
      })
    }
  })

  it('does not depend on the clock of the device', async () => {
    const { accessToken } = await service.login(device, email)
    const answer = await device.call('/auth/wallet/read', {}, { accessToken, claims: { iat: 1_000_000 } })
    expect(answer).toMatchObject({ status: 200 })
  })
})

describe('pages elsewhere', () => {
  const paths = [
    '/auth/otp/start',
    '/auth/otp/verify',
    '/auth/session/refresh',
    '/auth/session/end',
    '/auth/wallet/read',
    '/auth/wallet/create',
    '/auth/wallet/rotate',
    '/auth/share/release',
    '/auth/recovery/read',
    '/auth/escrow/ticket',
  ]

  it.each(paths)('can neither call %s nor send a form to it [AU17]', async path => {
    const { accessToken } = await service.login(device, email)
    const json = 'application/json'
    for (const headers of [
      { Origin: undefined },
      { Origin: 'https://evil.example' },
      { Origin: 'https://shop.example' },
      { Origin: 'null' },
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': `multipart/form-data; boundary=${json}` },
      { 'Content-Type': undefined },
    ]) {
      expect(await device.send(path, {}, { accessToken, headers })).toMatchObject({ status: 403 })
    }
  })

  it.each([
    'null',
    'https://vault.shop.example:444',
    'http://vault.shop.example',
    'https://x.vault.shop.example',
    'https://shop.example',
    'https://vault.shop.example.evil.example',
  ])('can read nothing from %s [AU18]', async origin => {
    for (const method of ['OPTIONS', 'POST']) {
      const response = await fetch(`${service.url}/auth/wallet/read`, {
        method,
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      })
      expect(response.status).toBe(403)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })

  it('leave the vault, which sends no credentials, as the only reader [AU18]', async () => {
    const response = await fetch(`${service.url}/auth/wallet/read`, {
      method: 'OPTIONS',
      headers: { Origin: vaultOrigin, 'Access-Control-Request-Method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(vaultOrigin)
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, DPoP')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })
})

describe('a body', () => {
  it('that is too large, too deep or no JSON is refused', async () => {
    const text = (value: string) => device.call('/auth/session/refresh', undefined, { text: value })
    expect(await text('x'.repeat(70_000))).toMatchObject({ status: 413 })
    expect(await text('['.repeat(5000) + ']'.repeat(5000))).toMatchObject({ status: 400 })
    expect(await text('{')).toMatchObject({ status: 400 })
    expect(await text('{"refreshToken":"x","__proto__":{}}')).toMatchObject({ status: 400 })
  })
})
