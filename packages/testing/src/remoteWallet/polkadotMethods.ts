import { equalBytes } from '@noble/curves/utils.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { decodeSs58 } from '@portico/codec/ss58'
import { bytesToHex } from 'viem'
import { asRecord } from '../controls/asRecord.js'
import { unauthorized } from '../evmWallet/providerRpcError.js'
import type { PolkadotAccount } from '../polkadotWallet/createPolkadotAccount.js'
import { encodeSignerPayload, type SignerPayload } from '../polkadotWallet/encodeSignerPayload.js'
import { readMessage, wrapMessage } from '../polkadotWallet/wrapMessage.js'
import { type MethodContext, type Methods, readParam, readTextParam } from './MethodContext.js'

/** Scheme prefix of transaction signatures. */
const sr25519Kind = Uint8Array.of(1)

export const polkadotMethods: Methods = {
  polkadot_signMessage(context) {
    const signer = getSigner(context)
    // The second name is that of older pages.
    const data = readTextParam(context, readParam(context, 'data') === undefined ? 'message' : 'data')
    const isMessage = readParam(context, 'type') !== 'payload'
    return { signature: bytesToHex(signer.sign(isMessage ? wrapMessage(data) : readMessage(data))) }
  },
  polkadot_signTransaction(context) {
    const signer = getSigner(context)
    // Each field is checked where it is written.
    const payload = asRecord(readParam(context, 'transactionPayload')) as unknown as SignerPayload
    const signature = signer.sign(encodeSignerPayload(payload))
    return { id: 1, signature: bytesToHex(concatBytes(sr25519Kind, signature)) }
  },
}

function getSigner(context: MethodContext): PolkadotAccount {
  const publicKey = decodeSs58(readTextParam(context, 'address'))?.publicKey
  const found = context.keyring.polkadot.find(held => publicKey && equalBytes(held.publicKey, publicKey))
  if (!found) throw unauthorized()
  return found
}
