import { serializeSignDoc } from '@cosmjs/amino'
import { makeSignBytes, makeSignDoc } from '@cosmjs/proto-signing'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { getText } from './protobuf.js'
import { type ReadTx, readCoins, type Signer, type TxMessage } from './readTx.js'

export interface SigningAccount {
  readonly chainId: string
  readonly accountNumber: bigint
  readonly sequence: bigint
}

/** Whether the signer has signed exactly this transaction for this chain and account. */
export function isSignedBy(tx: ReadTx, signer: Signer, account: SigningAccount): boolean {
  const bytes = signer.mode === 'direct' ? encodeDirect(tx, account) : encodeAmino(tx, account)
  try {
    return secp256k1.verify(signer.signature, sha256(bytes), signer.publicKey, { prehash: false })
  } catch {
    return false
  }
}

const encodeDirect = ({ bodyBytes, authInfoBytes }: ReadTx, { chainId, accountNumber }: SigningAccount) =>
  makeSignBytes(makeSignDoc(bodyBytes, authInfoBytes, chainId, accountNumber))

function encodeAmino(tx: ReadTx, { chainId, accountNumber, sequence }: SigningAccount): Uint8Array {
  return serializeSignDoc({
    chain_id: chainId,
    account_number: accountNumber.toString(),
    sequence: sequence.toString(),
    fee: { amount: tx.fee.amount, gas: tx.fee.gas.toString() },
    msgs: tx.messages.map(toAmino),
    memo: tx.memo,
    ...(tx.timeoutHeight > 0n && { timeout_height: tx.timeoutHeight.toString() }),
  })
}

const toAmino = ({ fields }: TxMessage) => ({
  type: 'cosmos-sdk/MsgSend',
  value: {
    from_address: getText(fields, 1),
    to_address: getText(fields, 2),
    amount: readCoins(fields, 3),
  },
})
