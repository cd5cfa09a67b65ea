import type { SocialProvider } from '@portico/protocol/auth'

/** What a provider has given to whoever runs the site. */
export interface SocialClient {
  id: string
  /** A secret; for Apple the key from which one is made each time. */
  secret: string | AppleKey
  /** Where the provider is, other than where everybody finds it: for stand-ins. */
  endpoints?: Partial<SocialEndpoints> | undefined
}

export interface AppleKey {
  teamId: string
  keyId: string
  /** PKCS #8 as PEM, the file that Apple lets one load down once. */
  privateKey: string
}

export interface SocialEndpoints {
  issuer: string
  authorization: string
  token: string
  /** Its public keys, of those who sign who somebody is. */
  keys?: string | undefined
  /** Tells who somebody is, of those who sign nothing. */
  user?: string | undefined
}

export type SocialOptions = Readonly<Partial<Record<SocialProvider, SocialClient>>>
