import { bytesToHex } from '@noble/hashes/utils.js'
import type { CaipNetworkId } from '@portico/core'
import { fetchRpc, NodeError, withTimeout } from '@portico/core/adapter'
import { PorticoError, signatureUnverifiable } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { formatDeploylessCall } from './formatDeploylessCall.js'
import { hashPersonalMessage } from './hashPersonalMessage.js'
import { parseWrappedSignature } from './parseWrappedSignature.js'

export interface ContractSignature {
  readonly chainId: CaipNetworkId
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** `isValidSignature(bytes32,bytes)`: at once the question and, in a word of its own, the answer yes. */
const selector = '1626ba7e'
const yes = `0x${selector.padEnd(64, '0')}`

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

async function askContract(
  { context, environment }: Pick<ClientRuntime, 'context' | 'environment'>,
  { chainId, address, message, signature }: ContractSignature,
  signal: AbortSignal,
): Promise<boolean> {
  const digits = signature.replace(/^0x/, '').toLowerCase()
  if (!/^(?:[0-9a-f]{2})+$/.test(digits)) return false
  const account = address.slice(2).toLowerCase()
  const wrapped = parseWrappedSignature(digits)
  const question = formatQuestion(bytesToHex(hashPersonalMessage(message)), wrapped?.signature ?? digits)

  const ask = async (call: { readonly to?: string; readonly data: string }) => {
    const read = { method: 'eth_call', params: [call, 'latest'] }
    for (let urls = context.getRpcUrls(chainId); ; urls = urls.slice(1)) {
      try {
        const answer = await fetchRpc(read, { environment, urls, chainId, signal })
        return typeof answer === 'string' && answer.toLowerCase() === yes
      } catch (cause) {
        if (isRevert(cause)) return false
        // The trouble of one node need not be that of the next.
        if (isNodeError(cause) && urls.length > 1) continue
        throw new PorticoError(signatureUnverifiable, { context: { chain: chainId }, cause })
      }
    }
  }
  if (await ask({ to: `0x${account}`, data: `0x${question}` })) return true
  return wrapped ? ask({ data: formatDeploylessCall(wrapped, account, question) }) : false
}

/** ABI: the hash, where the bytes begin, how many they are, and the bytes filled up to whole words. */
function formatQuestion(hash: string, signature: string): string {
  const size = signature.length / 2
  const padded = signature.padEnd(Math.ceil(size / 32) * 64, '0')
  return `${selector}${hash}${toWord(64)}${toWord(size)}${padded}`
}

function toWord(value: number): string {
  return value.toString(16).padStart(64, '0')
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
