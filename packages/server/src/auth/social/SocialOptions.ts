import type { SocialProvider } from '@portico/protocol/auth'

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
