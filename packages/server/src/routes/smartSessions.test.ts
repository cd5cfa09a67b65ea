import { SmartSessionsSchema } from '@portico/protocol/data'
import { formatSignInMessage } from '@portico/siwx'
import * as v from 'valibot'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shopOrigin, startTestServer, type TestServer } from '../../test/startTestServer.js'
import { createProject } from '../exports/index.js'
import { removeOldSmartSessions } from '../signIn/createSmartSessionStore.js'

const secret = 'q5Zk0Cq2mJ0k1bqk1m9vJm6c0xT1oS8b7n3r2w4y5Uw'
let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ signIn: { secret } })
})
afterEach(() => server.close())

const ada = privateKeyToAccount(generatePrivateKey())
const bob = privateKeyToAccount(generatePrivateKey())
const pathOf = ({ address }: { address: string }, call = '') =>
  `/v1/sessions/${encodeURIComponent(`eip155:1:${address}`)}${call}`
const grant = {
  chainId: '0x1',
  expiry: Math.floor(Date.now() / 1000) + 3600,
  permissions: [{ type: 'contract-call', data: { address: bob.address } }],
}

async function signIn(account = ada): Promise<string> {
  const { nonce, token } = await (await server.call('/auth/v1/nonce')).json()
  const message = formatSignInMessage({
    accountAddress: account.address,
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: shopOrigin,
    version: '1',
    nonce,
    issuedAt: new Date().toISOString(),
  })
  const signature = await account.signMessage({ message })
  const headers = { 'Content-Type': 'application/json', 'X-Nonce-JWT': `Bearer ${token}` }
  const body = JSON.stringify({ message, signature })
  return (await (await server.call('/auth/v1/authenticate', {}, { method: 'POST', body, headers })).json())
    .token
}

const post = (path: string, body: object, token?: string, query = {}) =>
  server.call(path, query, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
  })

async function list(account = ada, query = {}, headers = {}) {
  const response = await server.call(pathOf(account), query, { headers })
  return v.parse(SmartSessionsSchema, await response.json()).pcis
}

async function allow(token: string, account = ada): Promise<string> {
  const { pci } = await (await post(pathOf(account), grant, token)).json()
  expect((await post(pathOf(account, '/activate'), { pci, context: '0xc0' }, token)).status).toBe(200)
  return pci
}

describe('what accounts have allowed a site to do without asking', () => {
  it('is listed once the wallet has agreed, for whichever way the address is written [W-26]', async () => {
    const token = await signIn()
    const { pci } = await (await post(pathOf(ada), grant, token)).json()
    expect(await list()).toEqual([])
    await post(pathOf(ada, '/activate'), { pci, context: '0xc0' }, token)
    expect(await list({ ...ada, address: ada.address.toLowerCase() as `0x${string}` })).toMatchObject([
      {
        project: { id: 'shop' },
        pci,
        expiry: grant.expiry,
        permissions: grant.permissions,
        policies: [],
        context: '0xc0',
      },
    ])
    expect(await list(bob)).toEqual([])
  })

  it('is revoked by the signature of the account, sent as a plain form would send it [W-26]', async () => {
    const pci = await allow(await signIn())
    const revoke = async (signature: string) =>
      (
        await server.call(
          pathOf(ada, '/revoke'),
          {},
          { method: 'POST', body: JSON.stringify({ pci, signature }) },
        )
      ).status
    for (const signature of ['', '0x', await bob.signMessage({ message: pci })])
      expect(await revoke(signature)).toBe(401)
    expect(await revoke(await ada.signMessage({ message: 'something else' }))).toBe(401)
    expect((await list())[0]?.revokedAt).toBeUndefined()
    expect(await revoke(await ada.signMessage({ message: pci }))).toBe(200)
    expect((await list())[0]?.revokedAt).toBeGreaterThan(1_700_000_000)
  })

  it('is written and revoked by nobody but whoever has signed in with the account [W-26]', async () => {
    const [token, other] = [await signIn(), await signIn(bob)]
    const pci = await allow(token)
    for (const stranger of [undefined, 'x', other]) {
      const refused = [
        await post(pathOf(ada), grant, stranger),
        await post(pathOf(ada, '/activate'), { pci }, stranger),
        await post(pathOf(ada, '/revoke'), { pci, signature: '' }, stranger),
      ]
      for (const response of refused) {
        expect(response.status).toBe(401)
        expect((await response.json()).error.code).toBe('account_not_proven')
      }
    }
    // Of another account, and by its own.
    expect((await post(pathOf(bob, '/revoke'), { pci, signature: '' }, other)).status).toBe(404)
    expect((await post(pathOf(ada, '/revoke'), { pci, signature: '' }, token)).status).toBe(200)
  })

  it('is shown to that site alone', async () => {
    await createProject(server.database, { id: 'bank', allowedOrigins: ['https://bank.example'] })
    await allow(await signIn())
    expect(await list(ada, { projectId: 'bank' }, { Origin: 'https://bank.example' })).toEqual([])
    expect((await server.call(pathOf(ada), {}, { headers: { Origin: 'https://bank.example' } })).status).toBe(
      403,
    )
  })

  it('lets pages send their token, and refuses what is no account and no grant', async () => {
    const preflight = await server.call(
      pathOf(ada),
      {},
      { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST' } },
    )
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
    expect((await server.call('/v1/sessions/nobody')).status).toBe(400)
    const token = await signIn()
    for (const bad of [{}, { ...grant, expiry: 'soon' }, { ...grant, permissions: 'all' }])
      expect((await post(pathOf(ada), bad, token)).status).toBe(400)
    expect((await post(pathOf(ada, '/activate'), { pci: 'unknown' }, token)).status).toBe(404)
  })

  it('is forgotten long after it is over, and soon where no wallet has agreed', async () => {
    const token = await signIn()
    const [kept, over] = [await allow(token), await allow(token)]
    await post(pathOf(ada), grant, token)
    await server.database`update smart_sessions set created_at = now() - interval '2 days'`
    await server.database`
      update smart_sessions set revoked_at = now() - interval '91 days' where pci = ${over}`
    await removeOldSmartSessions(server.database)
    const rows = await server.database`select pci from smart_sessions`
    expect(rows.map(({ pci }) => pci)).toEqual([kept])
  })
})

it('keeps no such list on a server without sign-in', async () => {
  const plain = await startTestServer()
  expect((await plain.call(pathOf(ada))).status).toBe(404)
  await plain.close()
})
