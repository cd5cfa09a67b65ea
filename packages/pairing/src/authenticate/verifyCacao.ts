import type { CaipNetworkId } from '@portico/core'
import { PorticoError, settlementRefused } from '@portico/protocol'
import { recoverSigner } from '@portico/siwx/verify'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { PairingAuthentication } from '../client/PairingClient.js'
import { evmNamespace } from '../families/evmNamespace.js'
import type { AuthPayload, Cacao } from './AuthPayload.js'
import { checkTerms } from './checkTerms.js'
import { formatAuthMessage } from './formatAuthMessage.js'

/** The account's own key is checked locally, even with code (EIP-7702), otherwise its contract. */
export async function verifyCacao(
  runtime: Pick<ClientRuntime, 'context' | 'environment'>,
  cacao: Cacao,
  asked: AuthPayload,
): Promise<PairingAuthentication> {
  const { p, s } = cacao
  const wrong = checkTerms(cacao, asked, runtime.environment.now())
  if (wrong) throw refuse(`The signed message differs in "${wrong}".`)
  const [, , , reference, address = ''] = p.iss.split(':')
  const chainId: CaipNetworkId = `${evmNamespace}:${reference}`
  // With the ReCap sentence and, as some wallets sign it, without.
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
