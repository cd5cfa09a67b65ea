import type { ApprovedCall } from '@portico/protocol/frame'
import type { Approval } from '../approve/Approval.ts'
import type { FamilyAccount } from '../context/FamilyAccount.ts'
import type { Bytes } from '../keys/Bytes.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { NodeClient } from '../node/createNodeClient.ts'
import type { Signed, SignItem, SignRequest } from './SignRequest.ts'

export interface FamilyContext {
  readonly network: NetworkId
  readonly accounts: readonly FamilyAccount[]
  readonly origin: string
  readonly node: NodeClient
  /** The configured endpoint of a network that does not speak JSON-RPC. */
  readonly url: string | undefined
  readonly signal: AbortSignal
}

export interface CallRequest {
  readonly network: NetworkId
  readonly call: ApprovedCall
}

/** What is shown and what an approval allows to be signed. Each is derived from the other. */
export interface PreparedCall {
  readonly address: string
  readonly items: readonly SignItem[]
  readonly shown: Omit<Approval, 'origin' | 'siteName' | 'account' | 'email' | 'name'>
}

/** The calls of a family. The worker loads the code on first use. */
export interface CallFamily {
  prepare(call: ApprovedCall, context: FamilyContext): Promise<PreparedCall>
  /** Broadcasts what is to be sent. @returns the result for the site */
  complete(call: ApprovedCall, signed: readonly Signed[], context: FamilyContext): Promise<unknown>
}

/** A family whose accounts and keys are derived from the root on demand. */
export interface LaterFamily extends CallFamily {
  /** Depends on the root alone, so every device derives the same accounts. */
  deriveAccounts(
    root: Bytes,
    context: Pick<FamilyContext, 'network' | 'url'>,
  ): Promise<readonly FamilyAccount[]>
  /** Signs what the visitor approved, only for the account and network that were shown. */
  sign(root: Bytes, request: SignRequest): readonly Signed[]
}
