import type { SiwxMessage, SiwxMessageInput, SiwxMessageToSign } from '@portico/protocol'
import { formatSignInMessage } from '../message/formatSignInMessage.js'

export interface MessageOptions {
  /** One sentence in plain letters, which visitors read before they sign. */
  readonly statement?: string | undefined
  /** Addresses of what else they agree to. */
  readonly resources?: readonly string[] | undefined
  /** For how long what was signed holds, in seconds. @default seven days */
  readonly lifetime?: number | undefined
  /** Host of the site. @default that of the page */
  readonly domain?: string | undefined
  /** Address of the site. @default the origin of the page */
  readonly uri?: string | undefined
}

/** Writes the messages of one site. */
export function createMessages(options: MessageOptions, now: () => number = Date.now) {
  return ({ accountAddress, chainId, notBefore }: SiwxMessageInput, nonce: string): SiwxMessageToSign => {
    const { statement, resources, lifetime = 7 * 24 * 3600 } = options
    const fields: SiwxMessage = {
      accountAddress,
      chainId,
      domain: options.domain ?? location.host,
      uri: options.uri ?? location.origin,
      version: '1',
      nonce,
      issuedAt: new Date(now()).toISOString(),
      expirationTime: new Date(now() + lifetime * 1000).toISOString(),
      ...(statement !== undefined && { statement }),
      ...(resources !== undefined && { resources }),
      ...(notBefore !== undefined && { notBefore }),
    }
    return { ...fields, toString: () => formatSignInMessage(fields) }
  }
}
