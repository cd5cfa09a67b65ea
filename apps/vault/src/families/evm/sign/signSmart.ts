import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { encodeAddress, encodeBytes, encodeWord } from '@portico/codec/abi'
import { prefixPersonalMessage } from '@portico/codec/evm'
import type { Hex } from '../../../keys/Addresses.ts'
import type { Bytes } from '../../../keys/Bytes.ts'
import { toUtf8 } from '../../../keys/encoding.ts'
import { hashTypedData, hashTypedDataParts, type TypedData } from './hashTypedData.ts'
import { signHash, signPersonalMessage } from './signEvm.ts'
import { hashUserOperation, type UserOperation } from './UserOperation.ts'

export interface SmartSigner {
  readonly address: Hex
  readonly chainId: bigint
  readonly creation?: { readonly factory: Hex; readonly factoryData: Hex } | undefined
}

const name = 'Portico Account'
const version = '1'

/** ERC-7739: the signature binds the account, so that another account of the same owner cannot reuse it. */
export function signSmartMessage(key: Bytes, signer: SmartSigner, message: Uint8Array): Hex {
  const { address: verifyingContract, chainId } = signer
  const digest = hashTypedData({
    types: { PersonalSign: [{ name: 'prefixed', type: 'bytes' }] },
    primaryType: 'PersonalSign',
    domain: { name, version, chainId, verifyingContract },
    message: { prefixed: `0x${bytesToHex(prefixPersonalMessage(message))}` },
  })
  return wrap(signHash(key, digest), signer)
}

const accountFields =
  ' contents,string name,string version,uint256 chainId,address verifyingContract,bytes32 salt)'

/** ERC-7739 for typed data, which stays readable inside the signed structure. */
export function signSmartTypedData(key: Bytes, signer: SmartSigner, data: TypedData): Hex {
  const { domain, contents, contentsType } = hashTypedDataParts(data)
  const type = `TypedDataSign(${data.primaryType}${accountFields}${contentsType}`
  const nested = concatBytes(
    keccak_256(toUtf8(type)),
    contents,
    keccak_256(toUtf8(name)),
    keccak_256(toUtf8(version)),
    hexToBytes(encodeWord(signer.chainId) + encodeAddress(signer.address)),
    new Uint8Array(32),
  )
  const digest = keccak_256(concatBytes(Uint8Array.of(0x19, 0x01), domain, keccak_256(nested)))
  const described = toUtf8(contentsType)
  const length = described.length.toString(16).padStart(4, '0')
  const tail = bytesToHex(concatBytes(domain, contents, described))
  return wrap(`${signHash(key, digest)}${tail}${length}`, signer)
}

export function signUserOperation(key: Bytes, chainId: bigint, operation: UserOperation) {
  const hash = hashUserOperation(operation, chainId)
  return { signature: signPersonalMessage(key, hash), hash: `0x${bytesToHex(hash)}` as const }
}

/** ERC-6492: a verifier can simulate the deployment while it checks the signature. */
function wrap(signature: Hex, { creation }: SmartSigner): Hex {
  if (!creation) return signature
  const data = encodeBytes(creation.factoryData.slice(2))
  const head = encodeAddress(creation.factory) + encodeWord(96) + encodeWord(96 + data.length / 2)
  return `0x${head}${data}${encodeBytes(signature.slice(2))}${'6492'.repeat(16)}`
}
