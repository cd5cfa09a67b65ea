import { chainDisconnected, PorticoError } from '@portico/protocol'
import { type Call, parseQuantity } from '../calls/completeEvmTransactions.ts'
import { delegate, delegationCode, isDelegateCode } from './delegate.ts'

/**
 * EIP-5792: `supported` once the account delegates, `ready` if its first batch can make it delegate. Undefined if it
 * delegates to another contract, or if the code at the delegate's address is not the audited one.
 */
export type AtomicStatus = 'supported' | 'ready' | undefined

export async function readDelegation(node: Call, address: string, chainId: bigint): Promise<AtomicStatus> {
  const [code, delegateCode] = await Promise.all([
    node('eth_getCode', [address, 'latest']),
    node('eth_getCode', [delegate, 'latest']),
  ])
  if (!isDelegateCode(delegateCode, chainId)) return undefined
  if (code === '0x') return 'ready'
  return typeof code === 'string' && code.toLowerCase() === delegationCode ? 'supported' : undefined
}

/** A node of another chain would answer for that chain. */
export async function assertChain(node: Call, chainId: bigint): Promise<void> {
  if (parseQuantity(await node('eth_chainId', [])) !== chainId) throw new PorticoError(chainDisconnected)
}
