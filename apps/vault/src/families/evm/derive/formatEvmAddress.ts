import { checksumAddress, getKeyAddress } from '@portico/codec/evm'

/** The EIP-55 address of an uncompressed public key. */
export const formatEvmAddress = (publicKey: Uint8Array): `0x${string}` =>
  checksumAddress(getKeyAddress(publicKey))
