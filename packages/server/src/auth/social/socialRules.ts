import type { SocialProvider } from '@portico/protocol/auth'
import * as v from 'valibot'
import type { SocialEndpoints } from './SocialOptions.js'

/** Who somebody is at a provider: what is kept of them, and nothing else is asked for. No provider is asked for a mail address. */
export interface SocialPerson {
  subject: string
  name?: string | undefined
}

export interface SocialRules {
  endpoints: SocialEndpoints
  scope: string
  /** How the secret is sent. */
  secret: 'body' | 'header'
  /** Its answer is posted by the browser. */
  postsAnswer?: true
  /** Reads what the provider signs (`claims`), or answers at its own address (`user`). */
  person: { from: 'claims' | 'user'; schema: v.GenericSchema<unknown, SocialPerson> }
}

const subject = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const name = v.nullish(v.string())
const optional = (text: string | null | undefined) => text ?? undefined

const claims = v.pipe(
  v.object({ sub: subject, name }),
  v.transform(person => ({ subject: person.sub, name: optional(person.name) })),
)

/** What differs by provider. */
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
  // The name comes beside the answer, and at the first login only; who asks for it gets the answer posted.
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
  // OAuth 2 without OpenID: nothing is signed, so the user's own address is asked.
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
  // Names may be given to others; the number stays.
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
  // Signs for apps on phones only as everybody else does; on the web the graph says who it is.
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
