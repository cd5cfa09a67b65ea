import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, jwtVerify } from 'jose'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { writeLoginPage } from './writeLoginPage.js'

const names = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

type Name = (typeof names)[number]

export interface StartSocialProvidersOptions {
  /** Default: a free port. */
  readonly port?: number | undefined
  /** Redirect URI of the tested service; the provider's name is appended. */
  readonly callbackUrl: string
}

export interface SocialProviders {
  readonly url: string
  /** Client configuration of the tested service, by provider. */
  readonly clients: Readonly<Record<Name, StandInClient>>
  stop(): Promise<void>
}

export interface StandInClient {
  readonly id: string
  readonly secret: string | { readonly teamId: string; readonly keyId: string; readonly privateKey: string }
  readonly endpoints: {
    readonly issuer: string
    readonly authorization: string
    readonly token: string
    readonly keys: string
    readonly user?: string
  }
}

/** User info responses of providers without ID tokens. */
const users: Readonly<Partial<Record<Name, (id: string) => object>>> = {
  x: id => ({ data: { id: numberOf(id), name: id, username: id } }),
  github: id => ({ id: Number(numberOf(id)), login: id, name: id }),
  discord: id => ({ id: numberOf(id), username: id, global_name: id }),
  facebook: id => ({ id: numberOf(id), name: id }),
}

const numberOf = (id: string) => String(createHash('sha256').update(id).digest().readUIntBE(0, 6))

/** A test OpenID provider in place of all six, with the peculiarities of each. The visitor chooses a name. */
export async function startSocialProviders({
  port = 0,
  callbackUrl,
}: StartSocialProvidersOptions): Promise<SocialProviders> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end()
  const server = createServer((request, response) => answer(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A TCP address is never a pipe name.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const secrets = Object.fromEntries(names.map(name => [name, randomBytes(24).toString('base64url')]))
  const provider = new Provider(url, await configure(secrets, callbackUrl))
  const seen = new Set<string>()
  acceptAppleSecrets(provider, appleKey.publicKey)
  provider.use(async (ctx, next) => {
    await next()
    // Apple sends the name at the first login only, beside the ID token.
    const { client, session } = ctx.oidc ?? {}
    const id = session?.accountId
    if (client?.clientId !== 'apple' || !id || typeof ctx.body !== 'string' || seen.has(id)) return
    if (!ctx.body.includes('name="code"')) return
    seen.add(id)
    const user = JSON.stringify({ name: { firstName: id, lastName: 'Appleseed' } }).replaceAll('"', '&quot;')
    ctx.body = ctx.body.replace('</form>', `<input type="hidden" name="user" value="${user}"/></form>`)
  })
  const callback = provider.callback()

  answer = (request, response) => {
    const path = new URL(request.url ?? '/', url).pathname
    const [, first = '', second] = path.split('/')
    const handling =
      first === 'interaction'
        ? interact(provider, request, response)
        : second === 'user' && first in users
          ? tellUser(provider, first as Name, request, response)
          : callback(request, response)
    Promise.resolve(handling).catch(error => response.writeHead(500).end(String(error)))
  }

  const getClient = (name: Name): StandInClient => ({
    id: name,
    secret:
      name === 'apple'
        ? {
            teamId: 'TEAM',
            keyId: 'KEY',
            privateKey: appleKey.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
          }
        : (secrets[name] ?? ''),
    endpoints: {
      issuer: url,
      authorization: `${url}/auth`,
      token: `${url}/token`,
      keys: `${url}/jwks`,
      ...(name in users && { user: `${url}/${name}/user` }),
    },
  })
  return {
    url,
    clients: {
      google: getClient('google'),
      github: getClient('github'),
      apple: getClient('apple'),
      facebook: getClient('facebook'),
      x: getClient('x'),
      discord: getClient('discord'),
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function configure(secrets: Record<string, string>, callbackUrl: string): Promise<Configuration> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: names.map(name => ({
      client_id: name,
      client_secret: secrets[name] ?? '',
      redirect_uris: [`${callbackUrl}/${name}`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: name === 'x' ? 'client_secret_basic' : 'client_secret_post',
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    scopes: ['openid', 'name', 'users.read', 'tweet.read', 'read:user', 'identify', 'public_profile'],
    claims: { openid: ['sub'], profile: ['name'] },
    // As at Google, the name is in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: createPolicy(), url: (_, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, name: id }) }),
    // Consent is granted automatically.
    async loadExistingGrant(ctx) {
      const { client, session, params } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(String(params?.scope ?? ''))
      await grant.save()
      return grant
    },
  }
}

/** Prompts at each login, so that one browser can be several people. */
function createPolicy() {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  const asked = new Check('asked', 'Whoever comes says who they are.', 'login_required', ctx =>
    ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  )
  policy.get('login')?.checks.add(asked)
  return policy
}

/** Apple's clients sign a JWT in place of a secret. */
function acceptAppleSecrets(provider: Provider, key: KeyObject) {
  // The library can only be extended through this prototype, which its types omit.
  const prototype = provider.Client.prototype as unknown as {
    compareClientSecret(this: { clientId: string }, given: string): Promise<boolean> | boolean
  }
  const usual = prototype.compareClientSecret
  prototype.compareClientSecret = async function (given) {
    if (this.clientId !== 'apple') return await usual.call(this, given)
    const checked = { issuer: 'TEAM', subject: 'apple', audience: provider.issuer, algorithms: ['ES256'] }
    return await jwtVerify(given, key, checked).then(
      () => true,
      () => false,
    )
  }
}

/** The page on which the visitor chooses a name or declines. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(writeLoginPage(String(params.client_id)))
    return
  }
  const form = new URLSearchParams(await text(request))
  const login = form.get('login')?.trim().toLowerCase()
  const result =
    form.get('choice') === 'cancel' || !login
      ? { error: 'access_denied', error_description: 'The person has said no.' }
      : { login: { accountId: login } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function tellUser(provider: Provider, name: Name, request: IncomingMessage, response: ServerResponse) {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const found = token ? await provider.AccessToken.find(token) : undefined
  const user = found?.clientId === name ? users[name]?.(found.accountId) : undefined
  response.writeHead(user ? 200 : 401, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(user ?? { error: 'unauthorized' }))
}
