import type { CosmosCoin, CosmosFee, CosmosTransferRequest } from '@portico/core/adapter'
import { encodeMessage } from './protobuf.js'

/** `cosmos.tx.signing.v1beta1.SignMode` */
const signModes = { direct: 1, amino: 127 } as const

const encodeAny = (type: string, value: Uint8Array) => encodeMessage([1, `/${type}`], [2, value])
const encodeCoin = ({ denom, amount }: CosmosCoin) => encodeMessage([1, denom], [2, amount])

export function encodeBody(sender: string, { recipient, amount, memo }: CosmosTransferRequest): Uint8Array {
  const send = encodeMessage(
    [1, sender],
    [2, recipient],
    ...amount.map(coin => [3, encodeCoin(coin)] as const),
  )
  return encodeMessage([1, encodeAny('cosmos.bank.v1beta1.MsgSend', send)], [2, memo])
}

export interface SignerInfo {
  readonly publicKey: Uint8Array
  readonly sequence: bigint
  readonly mode: keyof typeof signModes
}

export function encodeAuthInfo({ publicKey, sequence, mode }: SignerInfo, fee: CosmosFee): Uint8Array {
  const key = encodeAny('cosmos.crypto.secp256k1.PubKey', encodeMessage([1, publicKey]))
  const modeInfo = encodeMessage([1, encodeMessage([1, signModes[mode]])])
  const signer = encodeMessage([1, key], [2, modeInfo], [3, sequence])
  const encodedFee = encodeMessage(
    ...fee.amount.map(coin => [1, encodeCoin(coin)] as const),
    [2, BigInt(fee.gas)],
    [3, fee.payer],
    [4, fee.granter],
  )
  return encodeMessage([1, signer], [2, encodedFee])
}

/** Encodes `TxRaw`, which nodes accept. */
export function encodeTransaction(body: Uint8Array, authInfo: Uint8Array, signature: Uint8Array): Uint8Array {
  return encodeMessage([1, body], [2, authInfo], [3, signature])
}
