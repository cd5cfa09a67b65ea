import type { CaipNetworkId } from './ChainNamespace.js'

/** The sign-in message (E-06). */
export interface SiwxMessage {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
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
  toString(): string
}

export interface SiwxSession {
  readonly data: Omit<SiwxMessage, 'toString'>
  readonly message: string
  readonly signature: string
}

/** What an owner's sign-in must be able to do. */
export interface SiwxPlugin {
  createMessage(input: {
    readonly accountAddress: string
    readonly chainId: CaipNetworkId
  }): Promise<SiwxMessage>
  addSession(session: SiwxSession): Promise<void>
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  getRequired?(): boolean
  readonly signOutOnDisconnect?: boolean | undefined
}
