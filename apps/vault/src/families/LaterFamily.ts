import type { ApprovedCall } from '@portico/protocol/frame'
import type { Approval } from '../approve/Approval.ts'
import type { FamilyAccount } from '../context/FamilyAccount.ts'
import type { Bytes } from '../keys/Bytes.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { NodeClient } from '../node/createNodeClient.ts'
import type { Signed, SignItem, SignRequest } from './SignRequest.ts'

/** What a call is prepared with and completed with. */
export interface FamilyContext {
  readonly network: NetworkId
  /** Of the visitor, on that network. */
  readonly accounts: readonly FamilyAccount[]
  /** The page around the vault. */
  readonly origin: string
  readonly node: NodeClient
  /** Where the network is reached that is not asked by JSON-RPC, where whoever serves the vault has named it. */
  readonly url: string | undefined
  readonly signal: AbortSignal
}

export interface CallRequest {
  readonly network: NetworkId
  readonly call: ApprovedCall
}

/** What is shown, and what an answer lets the keys sign: one is made of the other. */
export interface PreparedCall {
  /** Of the account that is asked. */
  readonly address: string
  readonly items: readonly SignItem[]
  readonly shown: Omit<Approval, 'origin' | 'siteName' | 'account' | 'email' | 'name'>
}

/** The calls of a family, whose code the worker fetches once somebody uses them. */
export interface CallFamily {
  /** Completes and describes what is asked for; nothing is signed. */
  prepare(call: ApprovedCall, context: FamilyContext): Promise<PreparedCall>
  /** Sends what is to be sent. @returns what the site gets */
  complete(call: ApprovedCall, signed: readonly Signed[], context: FamilyContext): Promise<unknown>
}

/** One that a wallet is not known by: its accounts and keys come out of the root when they are needed. */
export interface LaterFamily extends CallFamily {
  /** The same on every device, out of the root alone. */
  deriveAccounts(
    root: Bytes,
    context: Pick<FamilyContext, 'network' | 'url'>,
  ): Promise<readonly FamilyAccount[]>
  /** Signs what a visitor has agreed to, with the account that they saw, for the network that they saw. */
  sign(root: Bytes, request: SignRequest): readonly Signed[]
}
