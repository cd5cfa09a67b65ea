import { base64, hex } from '@scure/base'
import { asRecord } from '../controls/asRecord.js'
import type { CosmosAccount } from '../cosmosWallet/createCosmosAccount.js'
import { type AminoSignDoc, encodeAminoDoc, encodeDirectDoc } from '../cosmosWallet/signDocs.js'
import { unauthorized } from '../evmWallet/providerRpcError.js'
import { getCosmosPrefix } from './addressFormats.js'
import { type MethodContext, type Methods, readParam, readTextParam } from './MethodContext.js'

export const cosmosMethods: Methods = {
  cosmos_getAccounts(context) {
    const { cosmos } = context.keyring
    const account = cosmos[context.accountIndex] ?? cosmos[0]
    if (!account) return []
    const { publicKey, formatAddress } = account
    return [
      { algo: 'secp256k1', address: formatAddress(getPrefix(context)), pubkey: base64.encode(publicKey) },
    ]
  },
  cosmos_signDirect(context) {
    const signer = getSigner(context)
    const doc = asRecord(readParam(context, 'signDoc'))
    const bytes = encodeDirectDoc({
      bodyBytes: readBytes(doc.bodyBytes),
      authInfoBytes: readBytes(doc.authInfoBytes),
      chainId: String(doc.chainId),
      accountNumber: String(doc.accountNumber),
    })
    return { signature: describeSignature(signer, bytes), signed: doc }
  },
  cosmos_signAmino(context) {
    const signer = getSigner(context)
    // Signed as given; a chain that expects something else rejects the signature.
    const doc = asRecord(readParam(context, 'signDoc')) as unknown as AminoSignDoc
    return { signature: describeSignature(signer, encodeAminoDoc(doc)), signed: doc }
  },
}

const getPrefix = ({ chain }: MethodContext) => getCosmosPrefix(chain.id.split(':')[1] ?? '')

function getSigner(context: MethodContext): CosmosAccount {
  const address = readTextParam(context, 'signerAddress')
  const found = context.keyring.cosmos.find(held => held.formatAddress(getPrefix(context)) === address)
  if (!found) throw unauthorized()
  return found
}

const describeSignature = ({ publicKey, sign }: CosmosAccount, bytes: Uint8Array) => ({
  pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(publicKey) },
  signature: base64.encode(sign(bytes)),
})

/** Sites send bytes as hexadecimal text or as base64. */
function readBytes(value: unknown): Uint8Array {
  const text = String(value)
  return /^([0-9a-f]{2})*$/i.test(text) ? hex.decode(text.toLowerCase()) : base64.decode(text)
}
