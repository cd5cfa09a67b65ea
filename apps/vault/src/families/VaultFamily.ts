import type { VaultSettings } from '@portico/protocol/auth'
import { type ApprovedCall, type RpcFamily, rpcMethods, type ServedRpcMethod } from '@portico/protocol/frame'
import type { Approval, Lowered } from '../approve/Approval.ts'
import type { describeRequest } from '../approve/describeRequest.ts'
import type { FamilyAccount } from '../context/FamilyAccount.ts'
import type { Addresses } from '../keys/Addresses.ts'
import type { Bytes } from '../keys/Bytes.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { NodeClient } from '../node/createNodeClient.ts'
import type { PriceClient } from '../service/createPriceClient.ts'
import type { Accounts } from './deriveAccounts.ts'
import type { OperationQueue } from './evm/calls/createOperationQueue.ts'
import type { SentBatches } from './evm/calls/createSentBatches.ts'
import type { GrantedPermissions } from './evm/grants/createGrantedPermissions.ts'
import type { EvmDraft } from './evm/sign/serializeEvmTransaction.ts'
import type { Signed, SignItem, SignRequest } from './SignRequest.ts'

/** A call that needs approval, of a method that the vault serves. */
export type ServedCall<family extends RpcFamily = RpcFamily> = ApprovedCall<ServedRpcMethod<family>>

export const isServed = (call: ApprovedCall): call is ServedCall => rpcMethods[call.method].offer !== 'never'

export interface FamilyPlace {
  readonly network: NetworkId
  readonly url: string | undefined
  /** A Uniswap V2 compatible router that the vault's operator has configured, beside those the vault knows. */
  readonly swapRouter?: string | undefined
  readonly smartAccounts: NonNullable<VaultSettings['smartAccounts']>
}

export interface FamilyContext extends FamilyPlace {
  readonly accounts: readonly FamilyAccount[]
  /** The one of them that signs: the call names it, or the visitor prefers it. */
  readonly account: FamilyAccount
  readonly origin: string
  readonly node: NodeClient
  readonly operationQueue: OperationQueue
  readonly batches: SentBatches
  readonly permissions: GrantedPermissions
  readonly prices?: PriceClient | undefined
  readonly lowered?: CallRequest['lowered']
  readonly signal: AbortSignal
}

/** What a call asks to sign, completed from the network, so that later responses cannot change it. */
export interface ParsedCall {
  readonly items: readonly SignItem[]
  /** Transactions that get their nonces when the visitor sees them, after those of earlier approved requests. */
  readonly unnumbered?: { readonly drafts: readonly EvmDraft[]; readonly counted: bigint }
}

export type Described = Omit<Approval, keyof ReturnType<typeof describeRequest> | 'network'>

export interface CallRequest<method extends ServedRpcMethod = ServedRpcMethod> {
  readonly network: NetworkId
  readonly address: string
  /** Accounts of two types may share an address. */
  readonly type: FamilyAccount['type']
  readonly call: ApprovedCall<method>
  /** Limits that the visitor has lowered, by the spending of the approval. */
  readonly lowered?: readonly (Lowered | undefined)[] | undefined
}

export interface PreparedCall extends ParsedCall {
  readonly shown: Described & Pick<Approval, 'network'>
}

export interface SignedCall<method extends ServedRpcMethod = ServedRpcMethod>
  extends CallRequest<method>,
    Pick<ParsedCall, 'items'> {
  readonly signed: readonly Signed[]
}

export type Parsers<family extends RpcFamily, parsed> = {
  readonly [method in ServedRpcMethod<family>]: (
    params: ApprovedCall<method>['params'],
    context: FamilyContext,
  ) => Promise<parsed>
}

export type Completers<family extends RpcFamily> = {
  readonly [method in ServedRpcMethod<family>]: (
    done: SignedCall<method>,
    context: FamilyContext,
    signal: AbortSignal,
  ) => Promise<unknown>
}

export interface Keys {
  readonly root: Bytes
  readonly accounts: Accounts
}

export interface WalletKeys {
  readonly addresses: Addresses
  withRoot<result>(act: (root: Bytes) => result): Promise<result>
}

/** What differs by family. Prepares and signs in the worker; the code loads on first use. */
export interface VaultFamily<family extends RpcFamily = RpcFamily, parsed extends ParsedCall = ParsedCall> {
  /** Depends on the root and the settings alone, so every device derives the same accounts. */
  derive(wallet: WalletKeys, place: FamilyPlace): Promise<readonly FamilyAccount[]>
  /** Throws for a network of which the vault knows too little to describe a request. */
  nameNetwork(place: FamilyPlace): string
  readonly parse: Parsers<family, parsed>
  /** Describes what would be signed, decoded from the items themselves. */
  describe(parsed: parsed, context: FamilyContext): Promise<Described>
  sign(keys: Keys, request: SignRequest, place: FamilyPlace): readonly Signed[]
  /**
   * Broadcasts what is to be sent and resolves with the result for the site. The visitor has approved, so the context's
   * signal never aborts; the other signal ends the wait for a block.
   */
  readonly complete: Completers<family>
}

export async function prepareCall<method extends ServedRpcMethod>(
  family: VaultFamily,
  { method, params }: ApprovedCall<method>,
  context: FamilyContext,
): Promise<PreparedCall> {
  const network = family.nameNetwork(context)
  const parsed = await family.parse[method](params, context)
  return { ...parsed, shown: { ...(await family.describe(parsed, context)), network } }
}

export function completeCall<method extends ServedRpcMethod>(
  family: VaultFamily,
  done: SignedCall<method>,
  context: FamilyContext,
  signal: AbortSignal,
): Promise<unknown> {
  return family.complete[done.call.method](done, context, signal)
}
