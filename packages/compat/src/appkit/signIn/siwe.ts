import type { SiwxPlugin } from '@portico/protocol'
import {
  formatSignInMessage,
  parseSignInMessage,
  type SiweConfig,
  type SiweMessageArguments,
  siweSiwx,
} from '@portico/siwx'
import { verifySignature as verify } from '@portico/siwx/verify'
import { callEvm } from './callEvm.js'

export interface SIWEConfig extends SiweConfig {
  /** Has no effect: a nonce is fetched for each message. */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** Has no effect: the session is fetched when the account or the network changes. */
  readonly sessionRefetchIntervalMs?: number | undefined
}

export type SIWEVerifyMessageArgs = Parameters<SIWEConfig['verifyMessage']>[0]

export type AppKitSIWEClient = SiwxPlugin &
  Pick<SIWEConfig, 'getNonce' | 'verifyMessage' | 'getSession' | 'signOut'> & { readonly methods: SIWEConfig }

export function createSIWEConfig(methods: SIWEConfig): AppKitSIWEClient {
  return {
    ...siweSiwx(methods),
    getNonce: address => methods.getNonce(address),
    verifyMessage: signed => methods.verifyMessage(signed),
    getSession: () => methods.getSession(),
    signOut: () => methods.signOut(),
    methods,
  }
}

const readDid = (did: string) => did.split(':')

/** Parses `did:pkh:eip155:1:0x…`. */
export const getDidChainId = (did: string): string | undefined => readDid(did).at(-2)

export const getDidAddress = (did: string): string | undefined => readDid(did).at(-1)

export function formatMessage(message: Omit<SiweMessageArguments, 'address'>, did: string): string {
  return formatSignInMessage({
    accountAddress: getDidAddress(did) ?? '',
    chainId: `eip155:${message.chainId}`,
    domain: message.domain,
    uri: message.uri,
    version: message.version,
    nonce: message.nonce,
    issuedAt: message.iat,
    statement: message.statement,
    expirationTime: message.exp,
    notBefore: message.nbf,
    requestId: message.requestId,
    resources: message.resources,
  })
}

export const getAddressFromMessage = (message: string): string => parseSignInMessage(message).accountAddress

/** A CAIP-2 id: `eip155:1`. */
export const getChainIdFromMessage = (message: string): `${string}:${string}` =>
  parseSignInMessage(message).chainId

/** Does not check nonce, domain and times; the server that issued the nonce must. */
export function verifySignature({
  address,
  message,
  signature,
  chainId,
  rpcUrl,
}: {
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly chainId: string
  /** Has no effect: no service of the vendor is used. */
  readonly projectId?: string | undefined
  /** A node of that chain. Without it smart accounts are refused. */
  readonly rpcUrl?: string | undefined
}): Promise<boolean> {
  return verify({
    address,
    message,
    signature,
    chainId: `eip155:${chainId.split(':').at(-1)}`,
    callEvm: rpcUrl === undefined ? undefined : (_chain, call) => callEvm(rpcUrl, call),
  })
}
