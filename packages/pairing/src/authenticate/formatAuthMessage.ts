import type { Cacao } from './AuthPayload.js'
import { findRecap, formatRecapSentence } from './recap.js'

/** The message to sign (CAIP-122 in the EIP-4361 format). */
export function formatAuthMessage(payload: Cacao['p'], statement = getStatement(payload)): string {
  const [, , , reference = '', address = ''] = payload.iss.split(':')
  const lines = [
    `${payload.domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement ? [statement, ''] : []),
    `URI: ${payload.aud}`,
    `Version: ${payload.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${payload.nonce}`,
    `Issued At: ${payload.iat}`,
    ...(payload.exp ? [`Expiration Time: ${payload.exp}`] : []),
    ...(payload.nbf ? [`Not Before: ${payload.nbf}`] : []),
    ...(payload.requestId ? [`Request ID: ${payload.requestId}`] : []),
    ...(payload.resources?.length
      ? ['Resources:', ...payload.resources.map(resource => `- ${resource}`)]
      : []),
  ]
  return lines.join('\n')
}

/** Appends the ReCap sentence, unless the wallet has already included it. */
function getStatement({ statement = '', resources = [] }: Cacao['p']): string {
  const recap = findRecap(resources)
  const sentence = recap ? formatRecapSentence(recap) : ''
  if (!sentence || statement.includes(sentence)) return statement
  return statement ? `${statement} ${sentence}` : sentence
}
