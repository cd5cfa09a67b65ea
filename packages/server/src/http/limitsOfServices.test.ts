import { authPaths, escrowPaths } from '@portico/protocol/auth'
import { describe, expect, it } from 'vitest'
import type { AuthContext } from '../auth/AuthContext.js'
import { createAuthApp } from '../auth/createAuthApp.js'
import type { ProofOptions } from '../auth/requireProof.js'
import { createEscrowApp } from '../escrow/createEscrowApp.js'
import type { EscrowContext } from '../escrow/EscrowContext.js'

const vaultOrigin = 'https://vault.shop.example'
const rateLimit = { burst: 3, perSecond: 0.001 }
const context = {
  vaultOrigin,
  trustProxy: true,
  limits: {},
  recipients: [],
  now: Date.now,
  onError: () => {},
}

// Who is turned away at the door meets nothing of what is behind it.
const createAuth = () => createAuthApp(context as unknown as AuthContext, { rateLimit, requestTimeout: 1000 })
const createEscrow = () =>
  createEscrowApp(context as unknown as EscrowContext, {
    vaultOrigin,
    rateLimit,
    proof: {} as unknown as ProofOptions,
  })

describe.each([
  ['auth', createAuth, authPaths.startOtp],
  ['escrow', createEscrow, escrowPaths.store],
] as const)('the %s service', (_, create, path) => {
  const post = (body: string, address: string) => ({
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Origin: vaultOrigin, 'X-Forwarded-For': address },
  })

  it('counts the addresses of one IPv6 network together, whatever they ask for', async () => {
    const app = create()
    const ask = async (address: string, at: string) => (await app.request(at, post('{', address))).status
    for (const [index, at] of ['/nothing', '/health-check', '/other'].entries())
      expect(await ask(`2001:db8:1:2::${index}`, at)).toBe(404)
    expect(await ask('2001:db8:1:2:ffff::1', path)).toBe(429)
    expect(await ask('2001:db8:1:3::1', '/nothing')).toBe(404)
  })

  it('reads no body that is larger than any call', async () => {
    const { status } = await create().request(path, post('x'.repeat(70_000), '192.0.2.1'))
    expect(status).toBe(413)
  })
})
