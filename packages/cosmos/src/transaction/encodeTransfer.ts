import { concatBytes } from '@portico/codec/bytes'
import { encodeField, encodeMessage } from '@portico/codec/protobuf'
import type { CosmosCoin, CosmosFee, CosmosTransferRequest } from '@portico/core/adapter'

/** `cosmos.tx.signing.v1beta1.SignMode` */
const signModes = { direct: 1n, amino: 127n } as const

/** The fields of `google.protobuf.Any`. */
const encodeAny = (type: string, ...value: readonly Uint8Array[]) =>
  [encodeField(1, `/${type}`), encodeMessage(2, ...value)] as const
const encodeCoin = (field: number, { denom, amount }: CosmosCoin) =>
  encodeMessage(field, encodeField(1, denom), encodeField(2, amount))

export function encodeBody(sender: string, { recipient, amount, memo }: CosmosTransferRequest): Uint8Array {
  const send = [encodeField(1, sender), encodeField(2, recipient), ...amount.map(coin => encodeCoin(3, coin))]
  return concatBytes(
    encodeMessage(1, ...encodeAny('cosmos.bank.v1beta1.MsgSend', ...send)),
    encodeField(2, memo),
  )
}

interface SignerInfo {
  readonly publicKey: Uint8Array
  readonly sequence: bigint
  readonly mode: keyof typeof signModes
}

export function encodeAuthInfo({ publicKey, sequence, mode }: SignerInfo, fee: CosmosFee): Uint8Array {
  const key = encodeAny('cosmos.crypto.secp256k1.PubKey', encodeField(1, publicKey))
  const single = encodeMessage(1, encodeField(1, signModes[mode]))
  return concatBytes(
    encodeMessage(1, encodeMessage(1, ...key), encodeMessage(2, single), encodeField(3, sequence)),
    encodeMessage(
      2,
      ...fee.amount.map(coin => encodeCoin(1, coin)),
      encodeField(2, BigInt(fee.gas)),
      encodeField(3, fee.payer),
      encodeField(4, fee.granter),
    ),
  )
}

export function encodeTransaction(body: Uint8Array, authInfo: Uint8Array, signature: Uint8Array): Uint8Array {
  return concatBytes(encodeMessage(1, body), encodeMessage(2, authInfo), encodeMessage(3, signature))
}
