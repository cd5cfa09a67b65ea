/** `namespace:reference` (CAIP-2). */
type ChainId = `${string}:${string}`

/** The fields of a sign-in message (CAIP-122; E-06). */
export interface SiwxMessage {
  readonly accountAddress: string
  readonly chainId: ChainId
  /** The host of the site, with its port where it has one of its own. */
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
  /** The whole text, where it travels with its fields. */
  readonly serializedMessage?: string | undefined
}

/** The fields, and the text that is signed. */
export interface SiwxMessageToSign extends SiwxMessage {
  toString(): string
}

/** Somebody has signed in with one account on one network. */
export interface SiwxSession {
  readonly data: SiwxMessage
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
}

/** A message before anybody knows whose account will sign it, carried along while connecting. */
export interface SignInRequest extends Omit<SiwxMessage, 'accountAddress' | 'chainId' | 'serializedMessage'> {
  /** The networks to sign in on; a wallet may sign for one of them, or for each. */
  readonly chains: readonly ChainId[]
}

export interface SiwxMessageInput {
  readonly accountAddress: string
  readonly chainId: ChainId
  readonly notBefore?: string | undefined
}

/** What an owner's sign-in must be able to do. */
export interface SiwxPlugin {
  createMessage(input: SiwxMessageInput): Promise<SiwxMessageToSign>
  /** Rejects where the signature is not good. */
  addSession(session: SiwxSession): Promise<void>
  /**
   * Takes several that a wallet has signed at once, with one nonce; those of other accounts stay. An empty list ends all
   * that there are.
   */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  revokeSession(chainId: ChainId, address: string): Promise<void>
  /** Those that hold now. */
  getSessions(chainId: ChainId, address: string): Promise<readonly SiwxSession[]>
  /** Whether visitors who do not sign in are disconnected. */
  getRequired?(): boolean
  /** Whether a disconnect ends the session too; it does when not set. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Signs in another way than the wallet's own. */
  signMessage?(request: {
    readonly message: string
    readonly chainId: ChainId
    readonly accountAddress: string
  }): Promise<string>
}
