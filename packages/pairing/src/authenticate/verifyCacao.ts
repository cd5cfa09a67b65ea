import type { CaipNetworkId, PairingAuthentication } from '@portico/core'
import type { AuthPayload, Cacao } from './AuthPayload.js'
import { formatAuthMessage } from './formatAuthMessage.js'
import { recoverSigner } from './recoverSigner.js'

/**
 * What was signed and by whom, or undefined unless it answers exactly this request. Signatures of contracts need a
 * chain to be asked; they fall back to signing in by itself.
 */
export function verifyCacao(cacao: Cacao, asked: AuthPayload): PairingAuthentication | undefined {
  const { p, s } = cacao
  const [, , , reference, address = ''] = p.iss.split(':')
  const chainId: CaipNetworkId = `eip155:${reference}`
  const same = p.nonce === asked.nonce && p.domain === asked.domain && p.aud === asked.aud
  if (!same || p.version !== asked.version || !asked.chains.includes(chainId) || s.t !== 'eip191')
    return undefined
  // Wallets differ in whether the statement they return holds the sentence of the recap.
  const candidates = [formatAuthMessage(p), formatAuthMessage(p, p.statement ?? '')]
  const message = candidates.find(text => recoverSigner(text, s.s) === address.toLowerCase())
  return message === undefined ? undefined : { message, signature: s.s, address, chainId }
}
