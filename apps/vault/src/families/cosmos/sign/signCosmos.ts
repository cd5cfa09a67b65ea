import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { networkChanged, PorticoError } from '@portico/protocol'
import { base64 } from '@scure/base'
import type { Bytes } from '../../../keys/Bytes.ts'
import type { SignItem } from '../../SignRequest.ts'
import { getPublicKey, isAddressOf } from '../derive/deriveCosmosKey.ts'
import { encodeDirect, formatAmino, parseAminoText, readMessageData } from './documents.ts'

export function signCosmos(key: Bytes, chainId: string, item: SignItem): string {
  return base64.encode(secp256k1.sign(sha256(encode(key, chainId, item)), key, { prehash: false }))
}

function encode(key: Bytes, chainId: string, item: SignItem): Uint8Array {
  if (item.kind === 'cosmos-direct') {
    if (item.document.chainId !== chainId) throw new PorticoError(networkChanged)
    return encodeDirect(item.document)
  }
  if (item.kind !== 'cosmos-amino') throw new PorticoError(networkChanged)
  const document = parseAminoText(item.document)
  const publicKey = getPublicKey(key)
  const isMessage = readMessageData(document, address => isAddressOf(publicKey, address)) !== undefined
  if (!isMessage && document.chain_id !== chainId) throw new PorticoError(networkChanged)
  return utf8ToBytes(formatAmino(document))
}
