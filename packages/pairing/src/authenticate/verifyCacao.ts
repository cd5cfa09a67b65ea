import type { CaipNetworkId, PairingAuthentication } from '@portico/core'
import { PorticoError, settlementRefused } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { evmNamespace } from '../families/evmFamily.js'
import type { AuthPayload, Cacao } from './AuthPayload.js'
import { checkTerms } from './checkTerms.js'
import { formatAuthMessage } from './formatAuthMessage.js'
import { recoverSigner } from './recoverSigner.js'

/**
 * What was signed and by whom; throws unless it answers exactly this request. A key that signs needs nobody to be asked,
 * also where its account has code (EIP-7702); whatever is not of that key is for the account's contract to judge, on
 * the chain that was signed for, under whichever name the wallet gave the kind of signature.
 */
export async function verifyCacao(
  runtime: Pick<ClientRuntime, 'context' | 'environment'>,
  cacao: Cacao,
  asked: AuthPayload,
): Promise<PairingAuthentication> {
  const { p, s } = cacao
  const wrong = checkTerms(cacao, asked, runtime.environment.now())
  if (wrong) throw refuse(`What was signed differs in "${wrong}".`)
  const [, , , reference, address = ''] = p.iss.split(':')
  const chainId: CaipNetworkId = `${evmNamespace}:${reference}`
  // With the sentence of the recap and, as some wallets sign it, without.
  const texts = [...new Set([formatAuthMessage(p), formatAuthMessage(p, p.statement ?? '')])]
  const found = (message: string) => ({ message, signature: s.s, address, chainId })
  const bySigner = texts.find(text => recoverSigner(text, s.s) === address.toLowerCase())
  if (bySigner !== undefined) return found(bySigner)
  const { verifyOnChain } = await import('./verifyOnChain.js')
  for (const message of texts) if (await verifyOnChain(runtime, found(message))) return found(message)
  throw refuse('A signature does not match.')
}

function refuse(detail: string): PorticoError {
  return new PorticoError(settlementRefused, { detail })
}
