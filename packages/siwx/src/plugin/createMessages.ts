import type { SiwxMessage, SiwxMessageInput, SiwxMessageToSign } from '@portico/protocol'
import { formatSignInMessage } from '../message/formatSignInMessage.js'

export interface MessageOptions {
  /** One ASCII sentence that visitors read before they sign. */
  readonly statement?: string | undefined
  /** URIs of further terms the visitor agrees to. */
  readonly resources?: readonly string[] | undefined
  /** Validity of a signed message in seconds. @default seven days */
  readonly lifetime?: number | undefined
  readonly domain?: string | undefined
  readonly uri?: string | undefined
}

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
      statement,
      resources,
      notBefore,
    }
    return { ...fields, toString: () => formatSignInMessage(fields) }
  }
}
