import { makeSignDoc, pubkeyToAddress, serializeSignDoc } from '@cosmjs/amino'
import { ExtendedSecp256k1Signature, Secp256k1, sha256 } from '@cosmjs/crypto'

/** ADR-36 by the libraries of the family. The key is in no signature, so it is the one that gives the address. */
export function verifyCosmosMessage(address: string, message: string, signature: string): boolean {
  const value = { signer: address, data: Buffer.from(message).toString('base64') }
  const fee = { gas: '0', amount: [] }
  const document = makeSignDoc([{ type: 'sign/MsgSignData', value }], fee, '', '', 0, 0)
  const digest = sha256(serializeSignDoc(document))
  const bytes = new Uint8Array(Buffer.from(signature, 'base64'))
  return [0, 1].some(recovery => {
    const extended = ExtendedSecp256k1Signature.fromFixedLength(Uint8Array.of(...bytes, recovery))
    const key = Secp256k1.compressPubkey(Secp256k1.recoverPubkey(extended, digest))
    const value = Buffer.from(key).toString('base64')
    return pubkeyToAddress({ type: 'tendermint/PubKeySecp256k1', value }, 'cosmos') === address
  })
}
