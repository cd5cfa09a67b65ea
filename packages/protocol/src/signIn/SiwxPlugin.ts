type ChainId = `${string}:${string}`

/** The fields of a sign-in message (CAIP-122; E-06). */
export interface SiwxMessage {
  readonly accountAddress: string
  readonly chainId: ChainId
  /** Host of the site, with a non-default port. */
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  /** The serialised message, if it is sent along with its fields. */
  readonly serializedMessage?: string | undefined
}

/** The fields, and through `toString` the text to sign. */
export interface SiwxMessageToSign extends SiwxMessage {
  toString(): string
}

export interface SiwxSession {
  readonly data: SiwxMessage
  readonly message: string
  readonly signature: string
}

/** A message without an account, sent along while connecting (one-click auth). */
export interface SignInRequest extends Omit<SiwxMessage, 'accountAddress' | 'chainId' | 'serializedMessage'> {
  /** Networks to sign in on; the wallet signs for one of them, or for each. */
  readonly chains: readonly ChainId[]
}

export interface SiwxMessageInput {
  readonly accountAddress: string
  readonly chainId: ChainId
  readonly notBefore?: string | undefined
}

export interface SiwxPlugin {
  createMessage(input: SiwxMessageInput): Promise<SiwxMessageToSign>
  /** Rejects if the signature is invalid. */
  addSession(session: SiwxSession): Promise<void>
  /**
   * Adds several sessions that a wallet has signed at once, with one nonce; those of other accounts stay. An empty
   * list ends all.
   */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  revokeSession(chainId: ChainId, address: string): Promise<void>
  getSessions(chainId: ChainId, address: string): Promise<readonly SiwxSession[]>
  /** Whether visitors who do not sign in are disconnected. */
  getRequired?(): boolean
  /** Whether a disconnect also ends the session. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
  signMessage?(request: {
    readonly message: string
    readonly chainId: ChainId
    readonly accountAddress: string
  }): Promise<string>
}
