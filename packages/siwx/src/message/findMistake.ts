import type { SiwxMessage } from '@portico/protocol'
import {
  isAddress,
  isDate,
  isHost,
  isNonce,
  isReference,
  isRequestId,
  isStatement,
  isUri,
  signInFamilies,
} from './fields.js'

const mostResources = 64

export function findMistake(message: SiwxMessage): string | undefined {
  const [namespace = '', reference = '', ...more] = message.chainId.split(':')
  const { statement, requestId, resources = [] } = message
  const dates = ['issuedAt', 'expirationTime', 'notBefore'] as const
  if (!Object.hasOwn(signInFamilies, namespace)) return `the family of ${message.chainId} is unknown`
  if (more.length > 0 || !isReference(reference)) return 'the chain id is not namespace:reference'
  if (namespace === 'eip155' && !/^[1-9]\d*$/.test(reference)) return 'the chain id is not a number'
  if (!isHost(message.domain)) return 'the domain is not a host in lower case'
  if (!isAddress(message.accountAddress)) return 'the address has characters that addresses do not have'
  if (!isUri(message.uri)) return 'the URI is not one'
  if (message.version !== '1') return 'the version is not 1'
  if (!isNonce(message.nonce)) return 'the nonce is not 8 or more letters and digits'
  if (statement !== undefined && !isStatement(statement))
    return "the statement has characters other than those of EIP-4361: ASCII letters, digits, spaces and -._~:/?#[]@!$&'()*+,;="
  if (message.issuedAt === undefined) return 'the time of issue is missing'
  const wrong = dates.find(key => message[key] !== undefined && !isDate(message[key]))
  if (wrong) return `${wrong} is not a date`
  if (requestId !== undefined && !isRequestId(requestId)) return 'the request id has forbidden characters'
  if (resources.length > mostResources) return 'there are too many resources'
  return resources.every(isUri) ? undefined : 'a resource is not a URI'
}
