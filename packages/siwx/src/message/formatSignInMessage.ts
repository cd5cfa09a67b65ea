import { PorticoError, type SiwxMessage, signInMessageMalformed } from '@portico/protocol'
import { signInFamilies } from './fields.js'
import { findMistake } from './findMistake.js'

/** The text to sign (CAIP-122; for EVM that is EIP-4361). Throws for fields that no parser would accept. */
export function formatSignInMessage(message: SiwxMessage): string {
  const mistake = findMistake(message)
  if (mistake) throw new PorticoError(signInMessageMalformed, { context: { reason: mistake } })
  return layOut(message)
}

export function layOut(message: SiwxMessage): string {
  const [namespace = '', reference = ''] = message.chainId.split(':')
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = message
  return [
    `${message.domain} wants you to sign in with your ${signInFamilies[namespace]} account:`,
    message.accountAddress,
    '',
    ...(statement === undefined ? [] : [statement, '']),
    // Sign-In with Solana has one empty line where EIP-4361 has two.
    ...(statement === undefined && namespace !== 'solana' ? [''] : []),
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${issuedAt}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map(resource => `- ${resource}`)]),
  ].join('\n')
}
