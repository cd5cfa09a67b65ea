import {
  type Fields,
  getAllBytes,
  getBytes,
  getMessage,
  getMessages,
  getNumber,
  getText,
  readFields,
} from './protobuf.js'

export interface Coin {
  readonly denom: string
  readonly amount: string
}

export interface TxMessage {
  readonly typeUrl: string
  readonly fields: Fields
}

export interface Signer {
  readonly publicKey: Uint8Array
  readonly mode: 'direct' | 'amino' | undefined
  readonly sequence: bigint
  readonly signature: Uint8Array
}

export interface ReadTx {
  readonly bytes: Uint8Array
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly messages: readonly TxMessage[]
  readonly memo: string
  readonly timeoutHeight: bigint
  readonly fee: { readonly amount: readonly Coin[]; readonly gas: bigint }
  readonly signers: readonly Signer[]
}

const modes: Readonly<Record<string, Signer['mode']>> = { '1': 'direct', '127': 'amino' }

export const readCoins = (fields: Fields, field: number): readonly Coin[] =>
  getMessages(fields, field).map(coin => ({ denom: getText(coin, 1), amount: getText(coin, 2) }))

/** The message `TxRaw`. */
export function readTx(bytes: Uint8Array): ReadTx {
  const raw = readFields(bytes)
  const bodyBytes = getBytes(raw, 1)
  const authInfoBytes = getBytes(raw, 2)
  const signatures = getAllBytes(raw, 3)
  const body = readFields(bodyBytes)
  const authInfo = readFields(authInfoBytes)
  const fee = getMessage(authInfo, 2)
  return {
    bytes,
    bodyBytes,
    authInfoBytes,
    messages: getMessages(body, 1).map(any => ({
      typeUrl: getText(any, 1),
      fields: getMessage(any, 2),
    })),
    memo: getText(body, 2),
    timeoutHeight: getNumber(body, 3),
    fee: { amount: readCoins(fee, 1), gas: getNumber(fee, 2) },
    signers: getMessages(authInfo, 1).map((info, index) => ({
      publicKey: getBytes(getMessage(getMessage(info, 1), 2), 1),
      mode: modes[String(getNumber(getMessage(getMessage(info, 2), 1), 1))],
      sequence: getNumber(info, 3),
      signature: signatures[index] ?? new Uint8Array(),
    })),
  }
}
