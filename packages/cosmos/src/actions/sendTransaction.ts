import type { Network } from '@portico/core'
import {
  type AccountParameters,
  type CosmosAminoDocument,
  type CosmosChange,
  type CosmosFee,
  type CosmosTransferRequest,
  readProperty,
} from '@portico/core/adapter'
import {
  changedInWallet,
  invalidParams,
  malformedResponse,
  PorticoError,
  transactionRejected,
} from '@portico/protocol'
import { base64 } from '@scure/base'
import { fetchRest } from '../rest/fetchRest.js'
import { encodeAuthInfo, encodeBody, encodeTransaction } from '../transaction/encodeTransfer.js'
import type { CosmosKey, CosmosRuntime } from '../wallet/CosmosWallet.js'
import { isAddressOf } from '../wallet/parseKey.js'
import { broadcast } from './broadcast.js'

/** A simulation uses slightly less gas than the execution. */
const gasMargin = 1.4
const gasWithoutTrial = 120_000

interface Draft {
  readonly network: Network
  readonly key: CosmosKey
  readonly numbers: Sequence
  readonly request: CosmosTransferRequest
}

export async function sendTransaction(
  runtime: CosmosRuntime,
  account: AccountParameters & { readonly transaction: CosmosTransferRequest },
): Promise<string> {
  const { connector, network, address, transaction: request } = account
  if (!isAddressOf(network, request.recipient))
    throw new PorticoError(invalidParams, {
      detail: `${request.recipient} is not an address on ${network.name}.`,
    })
  const wallet = runtime.getWallet(connector)
  const key = await wallet.getKey(network)
  const draft: Draft = { network, key, numbers: await readSequence(runtime, network, address), request }
  const fee = request.fee ?? (await estimateFee(runtime, draft))
  const signed = key.aminoOnly
    ? await signAmino(runtime, account, draft, fee)
    : await signDirect(runtime, account, draft, fee)
  const { transactionId, code, log } = await broadcast(runtime, { ...account, transaction: signed.bytes })
  if (code !== 0) throw new PorticoError(transactionRejected, { detail: log, nothingSent: true })
  // Visitors choose the fee in the wallet, and some wallets extend the memo. The signed document is what is broadcast.
  if (signed.changed.length > 0)
    runtime.context.emit({ type: 'notice', error: new PorticoError(changedInWallet) })
  return transactionId
}

interface SignedTransaction {
  readonly bytes: Uint8Array
  readonly changed: readonly CosmosChange[]
}

async function signDirect(
  runtime: CosmosRuntime,
  { connector, address }: AccountParameters,
  { network, key, numbers, request }: Draft,
  fee: CosmosFee,
): Promise<SignedTransaction> {
  const { signed, signature, changed } = await runtime.getWallet(connector).signDirect(network, address, {
    bodyBytes: encodeBody(address, request),
    authInfoBytes: encodeAuthInfo({ ...key, ...numbers, mode: 'direct' }, fee),
    chainId: String(network.id),
    accountNumber: numbers.accountNumber,
  })
  const bytes = encodeTransaction(signed.bodyBytes, signed.authInfoBytes, base64.decode(signature.signature))
  return { bytes, changed }
}

/** For hardware keys that only display amino documents. */
async function signAmino(
  runtime: CosmosRuntime,
  { connector, address }: AccountParameters,
  { network, key, numbers, request }: Draft,
  fee: CosmosFee,
): Promise<SignedTransaction> {
  const document: CosmosAminoDocument = {
    chain_id: String(network.id),
    account_number: String(numbers.accountNumber),
    sequence: String(numbers.sequence),
    fee,
    msgs: [
      {
        type: 'cosmos-sdk/MsgSend',
        value: { from_address: address, to_address: request.recipient, amount: request.amount },
      },
    ],
    memo: request.memo ?? '',
  }
  const { signed, signature, changed } = await runtime
    .getWallet(connector)
    .signAmino(network, address, document)
  const bytes = encodeTransaction(
    encodeBody(address, { ...request, memo: signed.memo }),
    encodeAuthInfo({ ...key, ...numbers, mode: 'amino' }, signed.fee),
    base64.decode(signature.signature),
  )
  return { bytes, changed }
}

async function estimateFee(
  runtime: CosmosRuntime,
  { network, key, numbers, request }: Draft,
): Promise<CosmosFee> {
  const free: CosmosFee = { amount: [], gas: '0' }
  const trial = encodeTransaction(
    encodeBody(key.address, request),
    encodeAuthInfo({ ...key, ...numbers, mode: 'direct' }, free),
    new Uint8Array(64),
  )
  const body = { tx_bytes: base64.encode(trial) }
  // A node without simulation still accepts transactions.
  const answer = await fetchRest(runtime, network, '/cosmos/tx/v1beta1/simulate', { body }).catch(
    () => undefined,
  )
  const used = Number(readProperty(readProperty(answer, 'gas_info'), 'gas_used'))
  const gas = Number.isSafeInteger(used) && used > 0 ? Math.ceil(used * gasMargin) : gasWithoutTrial
  const { gasPrice = 0, denom = '' } = network.cosmos ?? {}
  return { amount: [{ denom, amount: String(Math.ceil(gas * gasPrice)) }], gas: String(gas) }
}

interface Sequence {
  readonly accountNumber: bigint
  readonly sequence: bigint
}

/** Account number and sequence, which prevent replay. Vesting accounts nest them one or two levels deep. */
async function readSequence(runtime: CosmosRuntime, network: Network, address: string): Promise<Sequence> {
  const path = `/cosmos/auth/v1beta1/accounts/${encodeURIComponent(address)}`
  let account = readProperty(await fetchRest(runtime, network, path), 'account')
  for (const key of ['base_vesting_account', 'base_account']) account = readProperty(account, key) ?? account
  const [accountNumber, sequence] = ['account_number', 'sequence'].map(key => readProperty(account, key))
  if (!isCount(accountNumber) || !isCount(sequence))
    throw new PorticoError(malformedResponse, { context: { url: path } })
  return { accountNumber: BigInt(accountNumber), sequence: BigInt(sequence) }
}

function isCount(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,20}$/.test(value)
}
