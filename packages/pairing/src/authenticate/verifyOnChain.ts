import type { CaipNetworkId } from '@portico/core'
import { fetchRpc, NodeError, withTimeout } from '@portico/core/adapter'
import { PorticoError, signatureUnverifiable } from '@portico/protocol'
import { verifyContractSignature } from '@portico/siwx/verify'
import type { ClientRuntime } from '../client/ClientRuntime.js'

export interface ContractSignature {
  readonly chainId: CaipNetworkId
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** How long a visitor waits for a chain that may never answer, in milliseconds. */
const patience = 5000

/**
 * Whether the contract at this address says that this is its signature (ERC-1271), deployed first where the signature
 * says how (ERC-6492). Throws where the chain cannot be asked: no answer is not a yes, and not a no either.
 */
export function verifyOnChain(
  runtime: Pick<ClientRuntime, 'context' | 'environment'>,
  question: ContractSignature,
): Promise<boolean> {
  const context = { chain: question.chainId }
  return withTimeout(signal => askContract(runtime, question, signal), {
    environment: runtime.environment,
    milliseconds: patience,
    error: () => new PorticoError(signatureUnverifiable, { context }),
  })
}

function askContract(
  { context, environment }: Pick<ClientRuntime, 'context' | 'environment'>,
  { chainId, ...question }: ContractSignature,
  signal: AbortSignal,
): Promise<boolean> {
  return verifyContractSignature(question, async call => {
    const read = { method: 'eth_call', params: [call, 'latest'] }
    for (let urls = context.getRpcUrls(chainId); ; urls = urls.slice(1)) {
      try {
        const answer = await fetchRpc(read, { environment, urls, chainId, signal })
        return typeof answer === 'string' ? answer : undefined
      } catch (cause) {
        if (isRevert(cause)) return undefined
        // The trouble of one node need not be that of the next.
        if (isNodeError(cause) && urls.length > 1) continue
        throw new PorticoError(signatureUnverifiable, { context: { chain: chainId }, cause })
      }
    }
  })
}

/** Nodes answer with an error where the contract reverts; one of the codes stands for any trouble of theirs, too. */
function isRevert(error: unknown): boolean {
  if (!isNodeError(error)) return false
  const { code, message, data } = error.cause
  if (code === -32000) return /revert/i.test(message) || (typeof data === 'string' && /^0x/.test(data))
  return code === 3 || code === -32015
}

/** Whether it was the node that failed, and not the way to it. */
function isNodeError(error: unknown): error is PorticoError & { readonly cause: NodeError } {
  return error instanceof PorticoError && error.cause instanceof NodeError
}
