import type { SocialProvider } from '@portico/protocol/auth'
import * as v from 'valibot'

/** The person at a provider. Nothing else is requested or stored; in particular no mail address. */
export interface SocialPerson {
  subject: string
  name?: string | undefined
}

export interface SocialRules {
  endpoints: SocialEndpoints
  scope: string
  secret: 'body' | 'header'
  /** Uses `response_mode=form_post`. */
  postsAnswer?: true
  /** Read from the ID token (`claims`) or from the user info endpoint (`user`). */
  person: { from: 'claims' | 'user'; schema: v.GenericSchema<unknown, SocialPerson> }
}

const subject = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const name = v.nullish(v.string())
const optional = (text: string | null | undefined) => text ?? undefined

const claims = v.pipe(
  v.object({ sub: subject, name }),
  v.transform(person => ({ subject: person.sub, name: optional(person.name) })),
)

export const socialRules: Readonly<Record<SocialProvider, SocialRules>> = {
  google: {
    endpoints: {
      issuer: 'https://accounts.google.com',
      authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      keys: 'https://www.googleapis.com/oauth2/v3/certs',
    },
    scope: 'openid profile',
    secret: 'body',
    person: { from: 'claims', schema: claims },
  },
  // Apple sends the name only at the first login, beside the ID token, and requires `form_post` for that scope.
  apple: {
    endpoints: {
      issuer: 'https://appleid.apple.com',
      authorization: 'https://appleid.apple.com/auth/authorize',
      token: 'https://appleid.apple.com/auth/token',
      keys: 'https://appleid.apple.com/auth/keys',
    },
    scope: 'openid name',
    secret: 'body',
    postsAnswer: true,
    person: { from: 'claims', schema: claims },
  },
  // OAuth 2 without OpenID Connect: there is no ID token, so the user endpoint is called.
  x: {
    endpoints: {
      issuer: 'https://x.com',
      authorization: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      user: 'https://api.x.com/2/users/me',
    },
    scope: 'users.read tweet.read',
    secret: 'header',
    person: {
      from: 'user',
      schema: v.pipe(
        v.object({ data: v.object({ id: subject, username: name }) }),
        v.transform(({ data }) => ({
          subject: data.id,
          name: data.username ? `@${data.username}` : undefined,
        })),
      ),
    },
  },
  // Usernames can be reassigned; the numeric id is permanent.
  github: {
    endpoints: {
      issuer: 'https://github.com/login/oauth',
      authorization: 'https://github.com/login/oauth/authorize',
      token: 'https://github.com/login/oauth/access_token',
      user: 'https://api.github.com/user',
    },
    scope: 'read:user',
    secret: 'body',
    person: {
      from: 'user',
      schema: v.pipe(
        v.object({ id: v.pipe(v.number(), v.safeInteger()), login: name }),
        v.transform(person => ({ subject: String(person.id), name: optional(person.login) })),
      ),
    },
  },
  discord: {
    endpoints: {
      issuer: 'https://discord.com',
      authorization: 'https://discord.com/oauth2/authorize',
      token: 'https://discord.com/api/oauth2/token',
      user: 'https://discord.com/api/users/@me',
    },
    scope: 'identify',
    secret: 'body',
    person: {
      from: 'user',
      schema: v.pipe(
        v.object({ id: subject, username: name, global_name: name }),
        v.transform(({ id, username, global_name }) => ({
          subject: id,
          name: optional(global_name ?? username),
        })),
      ),
    },
  },
  // Facebook issues ID tokens only to mobile apps; on the web the Graph API identifies the user.
  facebook: {
    endpoints: {
      issuer: 'https://www.facebook.com',
      authorization: 'https://www.facebook.com/v25.0/dialog/oauth',
      token: 'https://graph.facebook.com/v25.0/oauth/access_token',
      user: 'https://graph.facebook.com/v25.0/me?fields=id,name',
    },
    scope: 'public_profile',
    secret: 'body',
    person: {
      from: 'user',
      schema: v.pipe(
        v.object({ id: subject, name }),
        v.transform(person => ({ subject: person.id, name: optional(person.name) })),
      ),
    },
  },
}

export interface SocialClient {
  id: string
  /** Client secret; for Apple the key that signs client secrets. */
  secret: string | AppleKey
  /** Endpoint overrides, for test providers. */
  endpoints?: Partial<SocialEndpoints> | undefined
}

export interface AppleKey {
  teamId: string
  keyId: string
  /** PKCS #8 as PEM, the file that Apple offers for download once. */
  privateKey: string
}

export interface SocialEndpoints {
  issuer: string
  authorization: string
  token: string
  /** JWKS URL, for providers with ID tokens. */
  keys?: string | undefined
  /** User info URL, for providers without ID tokens. */
  user?: string | undefined
}

export type SocialOptions = Readonly<Partial<Record<SocialProvider, SocialClient>>>
