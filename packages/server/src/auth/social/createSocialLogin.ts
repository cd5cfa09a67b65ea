import { createHmac, createPrivateKey, type KeyObject } from 'node:crypto'
import type { SocialProvider } from '@portico/protocol/auth'
import { SignJWT } from 'jose'
import * as oauth from 'oauth4webapi'
import * as v from 'valibot'
import { fetchCapped } from '../../http/readCapped.js'
import { ServerFailure } from '../../ServerFailure.js'
import { type AppleKey, type SocialClient, type SocialPerson, socialRules } from './socialRules.js'

export interface SocialSecrets {
  state: string
  nonce: string
  verifier: string
}

export interface SocialLogin {
  /** Whether the provider uses `response_mode=form_post`. */
  postsAnswer: boolean
  getAddress(secrets: SocialSecrets): Promise<URL>
  identify(answer: URLSearchParams, secrets: SocialSecrets): Promise<SocialPerson | undefined>
}

/** Milliseconds for all provider requests of one login, while the browser waits for the redirect. */
const patience = 6_000

/** OAuth client of one provider. The code is exchanged on the server, and no token leaves this function. */
export function createSocialLogin(
  provider: SocialProvider,
  { id, secret, endpoints }: SocialClient,
  redirectUri: string,
  patienceMs = patience,
): SocialLogin {
  const rules = socialRules[provider]
  const { issuer, authorization, token, keys, user } = { ...rules.endpoints, ...endpoints }
  const isSigned = rules.person.from === 'claims'
  const server: oauth.AuthorizationServer = {
    issuer,
    authorization_endpoint: authorization,
    token_endpoint: token,
    ...(keys && { jwks_uri: keys }),
  }
  const client: oauth.Client = { client_id: id }
  // Local test providers have no certificate; real providers are always called over TLS.
  const insecure = { [oauth.allowInsecureRequests]: token.startsWith('http://') }
  // Parsed here, so that an invalid key fails at startup.
  const given = typeof secret === 'string' ? secret : { ...secret, key: createPrivateKey(secret.privateKey) }

  async function authenticate(): Promise<oauth.ClientAuth> {
    const text = typeof given === 'string' ? given : await signAppleSecret(given, id, issuer)
    return rules.secret === 'header' ? sendPlainSecret(text) : oauth.ClientSecretPost(text)
  }

  async function askUser(accessToken: string, signal: AbortSignal): Promise<unknown> {
    if (!user) throw new ServerFailure(`${provider} has no user info endpoint.`)
    const url = new URL(user)
    // Protects against tokens stolen from another app.
    if (provider === 'facebook' && typeof secret === 'string')
      url.searchParams.set('appsecret_proof', createHmac('sha256', secret).update(accessToken).digest('hex'))
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${accessToken}`,
      'User-Agent': 'portico-server',
    }
    const { ok, status, text } = await fetchCapped(provider, url, { signal, headers })
    if (!ok) throw new ServerFailure(`${provider} responded with ${status}.`)
    return JSON.parse(text)
  }

  async function exchange(answer: URLSearchParams, { nonce, verifier }: SocialSecrets): Promise<unknown> {
    const clientAuth = await authenticate()
    const signal = AbortSignal.timeout(patienceMs)
    const http = { ...insecure, signal: () => signal }
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      clientAuth,
      answer,
      redirectUri,
      verifier,
      http,
    )
    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      response,
      isSigned ? { expectedNonce: nonce, requireIdToken: true } : {},
    )
    if (!isSigned) return await askUser(tokens.access_token, signal)
    await oauth.validateApplicationLevelSignature(server, response, http)
    return oauth.getValidatedIdTokenClaims(tokens)
  }

  return {
    postsAnswer: rules.postsAnswer === true,
    async getAddress({ state, nonce, verifier }) {
      const url = new URL(authorization)
      const parameters = {
        response_type: 'code',
        client_id: id,
        redirect_uri: redirectUri,
        scope: rules.scope,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isSigned && { nonce }),
        ...(rules.postsAnswer && { response_mode: 'form_post' }),
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url
    },
    async identify(answer, secrets) {
      if (answer.get('state') === secrets.state && refusals.has(answer.get('error') ?? '')) return undefined
      const valid = oauth.validateAuthResponse(server, client, answer, secrets.state)
      const person = v.safeParse(rules.person.schema, await exchange(valid, secrets))
      if (!person.success) throw new ServerFailure(`${provider} returned no valid user.`)
      const name = person.output.name ?? (rules.postsAnswer && readPostedName(answer.get('user')))
      return { subject: person.output.subject, name: cleanName(name || undefined) }
    },
  }
}

const refusals = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied'])

/** X expects id and secret without the percent-encoding that RFC 6749 requires. */
const sendPlainSecret =
  (secret: string): oauth.ClientAuth =>
  (_, { client_id }, __, headers) =>
    headers.set('Authorization', `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`)

/** Apple expects a short-lived JWT as the client secret. */
function signAppleSecret(
  { teamId, keyId, key }: Pick<AppleKey, 'teamId' | 'keyId'> & { key: KeyObject },
  id: string,
  issuer: string,
) {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(id)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)
}

const PostedUserSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.parseJson(),
  v.object({
    name: v.object({ firstName: v.optional(v.string(), ''), lastName: v.optional(v.string(), '') }),
  }),
)

/** The name comes through the browser unsigned; it is only good for showing it to the same person. */
function readPostedName(posted: string | null): string | undefined {
  const parsed = v.safeParse(PostedUserSchema, posted)
  return parsed.success ? `${parsed.output.name.firstName} ${parsed.output.name.lastName}`.trim() : undefined
}

const longestName = 64

const cleanName = (name: string | undefined): string | undefined =>
  name
    ?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim() || undefined
