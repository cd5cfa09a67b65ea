/** The request parameters of `wc_sessionAuthenticate`, signed for one of the chains. */
export interface AuthPayload {
  readonly type: 'caip122'
  readonly chains: readonly string[]
  readonly domain: string
  readonly aud: string
  readonly version: string
  readonly nonce: string
  readonly iat: string
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** CAIP-74: header, payload, signature. */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: Omit<AuthPayload, 'type' | 'chains'> & { readonly iss: string }
  readonly s: { readonly t: string; readonly s: string }
}
