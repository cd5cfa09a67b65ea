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

const patience = 5000

/** ERC-1271 and ERC-6492. Throws if the chain cannot be reached: no response is neither valid nor invalid. */
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
        // Another node may not have the same problem.
        if (isNodeError(cause) && urls.length > 1) continue
        throw new PorticoError(signatureUnverifiable, { context: { chain: chainId }, cause })
      }
    }
  })
}

/** Nodes report a reverted call as an error; code -32000 also stands for other node errors. */
function isRevert(error: unknown): boolean {
  if (!isNodeError(error)) return false
  const { code, message, data } = error.cause
  if (code === -32000) return /revert/i.test(message) || (typeof data === 'string' && /^0x/.test(data))
  return code === 3 || code === -32015
}

function isNodeError(error: unknown): error is PorticoError & { readonly cause: NodeError } {
  return error instanceof PorticoError && error.cause instanceof NodeError
}
