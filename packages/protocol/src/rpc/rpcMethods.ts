import * as v from 'valibot'
import type { RpcFamily } from './rpcFamilies.js'
import {
  address,
  BitcoinTransferSchema,
  base58,
  CallsSchema,
  CosmosDirectSchema,
  EvmTransactionSchema,
  hex,
  PermissionSchema,
  PsbtSchema,
  record,
  SolanaSendOptionsSchema,
} from './rpcParams.js'

/** When sites are told of a method. `data`: with a data service. `permissions`: where the account can grant them. */
type RpcOffer = 'always' | 'data' | 'permissions' | 'never'

type ReadHandler =
  | 'node'
  | 'bundler'
  | 'accounts'
  | 'chainId'
  | 'capabilities'
  | 'callsStatus'
  | 'assets'
  | 'permissions'

type ReadParams = v.GenericSchema<unknown, readonly unknown[]>

interface SafeRow<handler extends ReadHandler, offer extends RpcOffer> {
  readonly params: ReadParams
  /** Who answers. Only `node` is asked without the vault. */
  readonly handler: handler
  readonly offer: offer
}

interface ApproveRow<
  family extends RpcFamily,
  params extends v.GenericSchema,
  surface extends 'frame' | 'window',
  offer extends RpcOffer,
> {
  readonly family: family
  readonly params: params
  readonly names?: readonly string[]
  /** The account that the parameters name. Without one the preferred account is used. */
  readonly account: (params: v.InferOutput<params>) => string | undefined
  /** `frame`: a harmless message may be approved in the frame; all else is approved in the vault's window. */
  readonly surface: surface
  readonly offer: offer
}

const atMost = (count: number) => v.pipe(v.array(v.unknown()), v.maxLength(count))

/** Reads, and broadcasting signed transactions: no approval. */
const safe = <const handler extends ReadHandler, const offer extends RpcOffer>(
  row: SafeRow<handler, offer>,
) => ({ family: 'eip155', policy: 'safe', ...row }) as const

/** A read of the network with a maximum number of parameters; the node validates their content. */
const read = (count: number) => safe({ params: atMost(count), handler: 'node', offer: 'always' })

/** Signs, spends or grants: the visitor has to approve. */
const approve = <
  const family extends RpcFamily,
  params extends v.GenericSchema,
  const surface extends 'frame' | 'window',
  const offer extends RpcOffer,
>(
  row: ApproveRow<family, params, surface, offer>,
) => ({ policy: 'approve', ...row }) as const

/** Requested by pages but not supported. The reason is the `data` of the error. */
const refused = (reason: string) => ({ family: 'eip155', policy: 'refused', reason }) as const

const onlyMetaMask = 'this is for MetaMask alone'
const noPush =
  'nodes are asked over HTTP and tell nothing by themselves; ask again, as with eth_getFilterChanges'
const noDecryption = 'the keys of this wallet sign, and decrypt nothing'
const noMining = 'nodes do not mine any more'

const inWindow = { surface: 'window', offer: 'always' } as const
const inFrame = { surface: 'frame', offer: 'always' } as const

/**
 * All that page, kit and vault know of a method. A row here and a handler in the method's family are all that a new
 * method needs.
 */
export const rpcMethods = {
  eth_accounts: safe({ params: atMost(0), handler: 'accounts', offer: 'always' }),
  eth_blockNumber: read(0),
  eth_call: read(4),
  eth_chainId: safe({ params: atMost(0), handler: 'chainId', offer: 'always' }),
  eth_estimateGas: read(4),
  eth_estimateUserOperationGas: safe({ params: atMost(3), handler: 'bundler', offer: 'always' }),
  eth_feeHistory: read(3),
  eth_gasPrice: read(0),
  eth_getAccount: read(2),
  eth_getBalance: read(2),
  eth_getBlockByHash: read(2),
  eth_getBlockByNumber: read(2),
  eth_getBlockReceipts: read(1),
  eth_getBlockTransactionCountByHash: read(1),
  eth_getBlockTransactionCountByNumber: read(1),
  eth_getCode: read(2),
  eth_getFilterChanges: read(1),
  eth_getFilterLogs: read(1),
  eth_getLogs: read(1),
  eth_getProof: read(3),
  eth_getStorageAt: read(3),
  eth_getTransactionByBlockHashAndIndex: read(2),
  eth_getTransactionByBlockNumberAndIndex: read(2),
  eth_getTransactionByHash: read(1),
  eth_getTransactionCount: read(2),
  eth_getTransactionReceipt: read(1),
  eth_getUncleCountByBlockHash: read(1),
  eth_getUncleCountByBlockNumber: read(1),
  eth_getUserOperationByHash: safe({ params: atMost(1), handler: 'bundler', offer: 'always' }),
  eth_getUserOperationReceipt: safe({ params: atMost(1), handler: 'bundler', offer: 'always' }),
  eth_maxPriorityFeePerGas: read(0),
  eth_newBlockFilter: read(0),
  eth_newFilter: read(1),
  eth_newPendingTransactionFilter: read(1),
  eth_sendRawTransaction: read(1),
  eth_supportedEntryPoints: safe({ params: atMost(0), handler: 'bundler', offer: 'always' }),
  eth_syncing: read(0),
  eth_uninstallFilter: read(1),
  wallet_getAssets: safe({ params: atMost(1), handler: 'assets', offer: 'data' }),
  wallet_getCallsStatus: safe({
    params: v.strictTuple([v.pipe(v.string(), v.minLength(1), v.maxLength(8194))]),
    handler: 'callsStatus',
    offer: 'always',
  }),
  wallet_getCapabilities: safe({ params: atMost(2), handler: 'capabilities', offer: 'always' }),
  /** ERC-7715, like the three methods named after execution permissions below. */
  wallet_getGrantedExecutionPermissions: safe({
    params: atMost(0),
    handler: 'permissions',
    offer: 'permissions',
  }),
  wallet_getSupportedExecutionPermissions: safe({
    params: atMost(0),
    handler: 'permissions',
    offer: 'permissions',
  }),

  cosmos_signAmino: approve({
    ...inFrame,
    family: 'cosmos',
    params: v.strictObject({ signerAddress: address, signDoc: record }),
    account: ({ signerAddress }) => signerAddress,
  }),
  /** Bytes are in base64. */
  cosmos_signDirect: approve({
    ...inWindow,
    family: 'cosmos',
    params: v.strictObject({ signerAddress: address, signDoc: CosmosDirectSchema }),
    account: ({ signerAddress }) => signerAddress,
  }),
  eth_sendTransaction: approve({
    ...inWindow,
    family: 'eip155',
    params: v.strictTuple([EvmTransactionSchema]),
    names: ['transaction'],
    account: ([{ from }]) => from,
  }),
  /** The vault makes its own user operations. */
  eth_sendUserOperation: approve({
    family: 'eip155',
    params: v.strictTuple([record, hex('address')]),
    names: ['userOperation', 'entryPoint'],
    account: ([{ sender }]) => readText(sender),
    surface: 'window',
    offer: 'never',
  }),
  /** Typed data as JSON, which libraries send, or as an object. */
  eth_signTypedData_v4: approve({
    ...inWindow,
    family: 'eip155',
    params: v.strictTuple([hex('address'), v.union([v.string(), record])]),
    names: ['address', 'typedData'],
    account: ([signer]) => signer,
  }),
  personal_sign: approve({
    ...inFrame,
    family: 'eip155',
    params: v.strictTuple([hex('data'), hex('address')]),
    names: ['message', 'address'],
    account: ([, signer]) => signer,
  }),
  /** With or without the `<Bytes>` wrapper; older wallets read the second name. */
  polkadot_signMessage: approve({
    ...inFrame,
    family: 'polkadot',
    params: v.strictObject({
      address,
      data: v.optional(v.string()),
      type: v.optional(v.picklist(['bytes', 'payload'])),
      message: v.optional(v.string()),
    }),
    account: ({ address }) => address,
  }),
  polkadot_signTransaction: approve({
    ...inWindow,
    family: 'polkadot',
    params: v.strictObject({ address, transactionPayload: record }),
    account: ({ address }) => address,
  }),
  sendTransfer: approve({
    ...inWindow,
    family: 'bip122',
    params: BitcoinTransferSchema,
    account: ({ account }) => account,
  }),
  signMessage: approve({
    ...inFrame,
    family: 'bip122',
    params: v.strictObject({
      account: address,
      address: v.optional(address),
      message: v.string(),
      protocol: v.optional(v.picklist(['ecdsa', 'bip322'])),
    }),
    account: ({ account, address = account }) => address,
  }),
  signPsbt: approve({
    ...inWindow,
    family: 'bip122',
    params: PsbtSchema,
    account: ({ account }) => account,
  }),
  /** Transactions and messages of Solana are in base58. */
  solana_signAllTransactions: approve({
    ...inWindow,
    family: 'solana',
    params: v.strictObject({
      transactions: v.pipe(v.array(base58), v.minLength(1), v.maxLength(64)),
    }),
    account: () => undefined,
  }),
  solana_signAndSendTransaction: approve({
    ...inWindow,
    family: 'solana',
    params: v.strictObject({ transaction: base58, options: v.optional(SolanaSendOptionsSchema) }),
    account: () => undefined,
  }),
  solana_signMessage: approve({
    ...inFrame,
    family: 'solana',
    params: v.strictObject({ message: base58, pubkey: base58 }),
    account: ({ pubkey }) => pubkey,
  }),
  solana_signTransaction: approve({
    ...inWindow,
    family: 'solana',
    params: v.strictObject({ transaction: base58 }),
    account: () => undefined,
  }),
  wallet_grantPermissions: approve({
    family: 'eip155',
    params: v.strictTuple([record]),
    names: ['permissions'],
    account: ([{ address }]) => readText(address),
    surface: 'window',
    offer: 'permissions',
  }),
  wallet_requestExecutionPermissions: approve({
    family: 'eip155',
    params: v.pipe(v.array(PermissionSchema), v.minLength(1)),
    account: ([first]) => first?.from ?? undefined,
    surface: 'window',
    offer: 'permissions',
  }),
  wallet_revokeExecutionPermission: approve({
    ...inWindow,
    family: 'eip155',
    params: v.strictTuple([v.strictObject({ permissionContext: hex('data') })]),
    names: ['permission'],
    account: () => undefined,
  }),
  wallet_revokePermissions: approve({
    ...inWindow,
    family: 'eip155',
    params: v.strictTuple([record]),
    names: ['permissions'],
    account: ([{ address }]) => readText(address),
  }),
  wallet_sendCalls: approve({
    ...inWindow,
    family: 'eip155',
    params: v.strictTuple([CallsSchema]),
    names: ['batch'],
    account: ([{ from }]) => from,
  }),

  eth_decrypt: refused(noDecryption),
  eth_getEncryptionPublicKey: refused(noDecryption),
  eth_hashrate: refused(noMining),
  eth_mining: refused(noMining),
  eth_protocolVersion: refused('nodes do not have it any more'),
  eth_sign: refused('it signs what nobody can read; use personal_sign or eth_signTypedData_v4'),
  eth_signTransaction: refused('what is signed here is sent, too; use eth_sendTransaction'),
  eth_signTypedData: refused(
    'its list form names neither a contract nor a network; use eth_signTypedData_v4',
  ),
  eth_signTypedData_v3: refused('lists are hashed by eth_signTypedData_v4 only; use that'),
  eth_subscribe: refused(noPush),
  eth_unsubscribe: refused(noPush),
  wallet_getSnaps: refused(onlyMetaMask),
  wallet_invokeSnap: refused(onlyMetaMask),
  wallet_registerOnboarding: refused(onlyMetaMask),
  wallet_requestSnaps: refused(onlyMetaMask),
  wallet_scanQRCode: refused(onlyMetaMask),
  wallet_snap: refused(onlyMetaMask),
} as const

/** Any given value names an account, so that one of another type matches none of the wallet's. */
const readText = (value: unknown) => (value === undefined ? undefined : String(value))

type Rows = typeof rpcMethods

type MethodWith<row> = { [method in keyof Rows]: Rows[method] extends row ? method : never }[keyof Rows]

export type SafeRpcMethod = MethodWith<{ readonly policy: 'safe' }>

export type ApproveRpcMethod = MethodWith<{ readonly policy: 'approve' }>

/** The methods of a family that need approval and that the vault serves. */
export type ServedRpcMethod<family extends RpcFamily = RpcFamily> = {
  [method in ApproveRpcMethod]: Rows[method]['family'] extends family
    ? Rows[method]['offer'] extends 'never'
      ? never
      : method
    : never
}[ApproveRpcMethod]

/** The methods of a family whose messages may be approved in the frame. */
export type MessageRpcMethod<family extends RpcFamily = RpcFamily> = MethodWith<{
  readonly family: family
  readonly surface: 'frame'
}>

export type RpcPolicy = Rows[keyof Rows]['policy']

/** Exact match only: a different case, added white space or a homoglyph makes a method unknown. */
export function getRpcMethod(method: string): Rows[keyof Rows] | undefined {
  // The table has no other keys.
  return Object.hasOwn(rpcMethods, method) ? rpcMethods[method as keyof Rows] : undefined
}

export const getRpcPolicy = (method: string): RpcPolicy => getRpcMethod(method)?.policy ?? 'refused'

const isSafe = (method: string): method is SafeRpcMethod => getRpcPolicy(method) === 'safe'
const isApprove = (method: string): method is ApproveRpcMethod => getRpcPolicy(method) === 'approve'

export const safeRpcMethods: readonly SafeRpcMethod[] = Object.keys(rpcMethods).filter(isSafe)

export const approveRpcMethods: readonly ApproveRpcMethod[] = Object.keys(rpcMethods).filter(isApprove)
