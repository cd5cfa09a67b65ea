import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { authErrors, authPaths, escrowPaths, type PublicKey } from '@portico/protocol/auth'
import { isServiceRefusal } from '../../apps/vault/src/service/isServiceRefusal.ts'
import { createFakeServices } from '../../apps/vault/test/createFakeServices.ts'
import { verifyNewPasskey, verifyPasskeyUse } from '../../packages/server/src/auth/verifyPasskey.ts'

/** The one-time code of all mails. */
export const code = '246810'

type Services = Awaited<ReturnType<typeof createFakeServices>>
type AuthCalls = ReturnType<Services['createAuthFor']>
type Given<call extends (given: never, rules: never) => unknown> = Parameters<call>[0]

/** The fields of all calls; each uses some of them. */
type Body = Given<AuthCalls['startOtp']> &
  Given<AuthCalls['verifyOtp']> &
  Given<AuthCalls['createWallet']> &
  Given<AuthCalls['rotateWallet']> &
  Given<AuthCalls['usePasskey']> &
  Given<typeof verifyNewPasskey> &
  Given<Services['escrow']['store']> &
  Given<Services['escrow']['startApproval']> & {
    readonly agreementKey: PublicKey
    readonly recipientKey: PublicKey
    readonly approvalId: string
    readonly blinded: string
  }

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Identifies the caller by the key in the DPoP proof; the real service verifies its signature. */
async function readDeviceId(request: IncomingMessage) {
  const [header = ''] = String(request.headers.dpop).split('.')
  const { crv, kty, x, y } = JSON.parse(Buffer.from(header, 'base64url').toString()).jwk
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(JSON.stringify({ crv, kty, x, y })))
  return Buffer.from(digest).toString('base64url')
}

/** Auth service and escrow over HTTP, without mail and database, for tests of the vault's pages only. */
export async function startVaultServices(): Promise<VaultServices> {
  const services = await createFakeServices()
  const agreementKeys = new Map<string, PublicKey>()
  const wrong = new Set<string>()
  const cut = new Set<string>()
  const held = new Map<string, Promise<void>>()

  const passkeys = new Map<string, Buffer>()
  const challenges = new Set<string>()

  async function answer(path: string, body: Body, deviceId: string, vaultOrigin: string): Promise<object> {
    // Verifies passkeys as the real service does; its storage and counters have their own tests.
    const rules = { vaultOrigin, takeChallenge: async (given: string) => challenges.delete(given) }
    const refuse = (reason: 'code_wrong' | 'session_invalid' | 'passkey_refused') => ({ refused: reason })
    if (path === authPaths.verifyOtp) agreementKeys.set(deviceId, body.agreementKey)
    const agreementKey = agreementKeys.get(deviceId)
    const auth = services.createAuthFor({ deviceId, agreementKey: agreementKey ?? body.agreementKey })
    const { usePasskey: giveShare } = auth
    switch (path) {
      case authPaths.startOtp:
        return auth.startOtp(body)
      case authPaths.verifyOtp:
        return body.code === code ? auth.verifyOtp(body) : refuse('code_wrong')
      case authPaths.refreshSession:
        if (wrong.has(deviceId) || !agreementKey) return refuse('session_invalid')
        return { accessToken: 'a'.repeat(20), refreshToken: 'r'.repeat(20), expiresIn: 600 }
      case authPaths.endSession:
        return {}
      case authPaths.readWallet:
        return auth.readWallet()
      case authPaths.createWallet:
        return auth.createWallet(body)
      case authPaths.rotateWallet:
        return auth.rotateWallet(body)
      case authPaths.releaseShare:
        return auth.releaseShare(body.recipientKey)
      case authPaths.readRecovery:
        return auth.readRecovery()
      case authPaths.evaluatePassphrase:
        return { evaluated: await auth.evaluatePassphrase(body.blinded) }
      case authPaths.startPasskey: {
        const challenge = randomBytes(32).toString('base64url')
        challenges.add(challenge)
        return { challenge, expiresIn: 300 }
      }
      case authPaths.addPasskey: {
        const made = await verifyNewPasskey(body, rules)
        if (!made) return refuse('passkey_refused')
        passkeys.set(made.credentialId, made.publicKey)
        return {}
      }
      case authPaths.usePasskey: {
        const counter = await verifyPasskeyUse(body, passkeys.get(body.credentialId), rules)
        return counter === undefined ? refuse('passkey_refused') : giveShare(body)
      }
      case authPaths.listWaysIn:
        return auth.listWaysIn()
      case authPaths.escrowTicket:
        return auth.getEscrowTicket('store')
      case authPaths.startEmailChange:
        return auth.startEmailChange('')
      case authPaths.proveOldEmail:
      case authPaths.proveNewEmail:
        return body.code === code ? {} : refuse('code_wrong')
      case escrowPaths.key:
        return { publicKey: await services.escrow.getKey() }
      case escrowPaths.store:
        await services.escrow.store(body)
        return {}
      case escrowPaths.startApproval:
        return services.escrow.startApproval(body)
      case escrowPaths.openApproval:
        return {}
      case escrowPaths.readApproval:
        return services.escrow.readApproval(body.approvalId)
      case escrowPaths.release:
        return services.escrow.release(body.approvalId, body.recipientKey)
      default:
        throw new Error(path)
    }
  }

  const server = createServer(async (request, response) => {
    if (cut.has(request.url ?? '')) return request.socket.destroy()
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type, dpop')
    response.setHeader('access-control-expose-headers', 'dpop-nonce')
    response.setHeader('content-type', 'application/json')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    try {
      const body = await readBody(request)
      await held.get(request.url ?? '')
      const result = await answer(
        request.url ?? '',
        body,
        await readDeviceId(request),
        request.headers.origin ?? '',
      )
      if (!('refused' in result)) return response.end(JSON.stringify(result))
      const reason = result.refused as keyof typeof authErrors
      response
        .writeHead(authErrors[reason].status)
        .end(JSON.stringify({ error: { code: reason, message: '' } }))
    } catch (error) {
      const reason = isServiceRefusal(error) ? error.context.reason : 'internal_error'
      response.writeHead(409).end(JSON.stringify({ error: { code: reason, message: String(error) } }))
    }
  })
  return { ...services, server, cut, held, url: await listen(server) }
}

export type VaultServices = Awaited<ReturnType<typeof createFakeServices>> & {
  readonly server: Server
  readonly url: string
  /** Paths whose requests fail as if the network ended. */
  readonly cut: Set<string>
  /** Paths whose responses are delayed until a promise resolves. */
  readonly held: Map<string, Promise<void>>
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
