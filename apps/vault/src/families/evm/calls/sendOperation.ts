import { isPorticoError, malformedResponse, PorticoError, submissionUnknown } from '@portico/protocol'
import { entryPoint, type UserOperation } from '../sign/UserOperation.ts'
import type { Call } from './completeEvmTransactions.ts'

interface SignedOperation {
  readonly operation: UserOperation
  readonly signature: string
  /** Computed by the vault, not reported by the bundler. */
  readonly hash: string
}

export async function sendOperation(
  { operation, signature, hash }: SignedOperation,
  bundler: Call,
): Promise<void> {
  const told = await bundler('eth_sendUserOperation', [{ ...operation, signature }, entryPoint])
  if (told !== hash) throw new PorticoError(malformedResponse, { context: { url: 'bundler' } })
}

export interface FoundOperation {
  readonly success: boolean
  readonly receipt: { readonly transactionHash: string }
}

export async function findOperation(hash: string, bundler: Call): Promise<FoundOperation | undefined> {
  const answer = (await bundler('eth_getUserOperationReceipt', [hash])) as Partial<FoundOperation> | null
  const isWhole = typeof answer?.success === 'boolean' && typeof answer.receipt?.transactionHash === 'string'
  return isWhole ? (answer as FoundOperation) : undefined
}

export const isWaiting = async (hash: string, bundler: Call): Promise<boolean> =>
  Boolean(
    await bundler('eth_getUserOperationByHash', [hash]).catch((error: unknown) => {
      if (isPorticoError(error) && error.code === 'node_refused') return undefined
      throw error
    }),
  )

const pollMs = 1000
const tries = 120

/** Polls until the operation is in a block. A failed poll does not mean that the bundler dropped the operation. */
export async function waitForOperation(
  hash: string,
  bundler: Call,
  signal: AbortSignal,
): Promise<FoundOperation> {
  let cause: unknown
  for (let left = tries; left > 0 && !signal.aborted; left--) {
    try {
      const found = await findOperation(hash, bundler)
      if (found) return found
    } catch (error) {
      cause = error
    }
    if (!signal.aborted) await new Promise(resolve => setTimeout(resolve, pollMs))
  }
  throw new PorticoError(submissionUnknown, { cause })
}
