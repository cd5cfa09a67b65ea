import { checksumAddress, getKeyAddress } from '@portico/codec/evm'
import type { Bytes } from '../../../keys/Bytes.ts'
import { deriveBip32Key, hardened } from '../../../keys/deriveBip32Key.ts'

/** m/44'/60'/0'/0/0 */
const path = [hardened + 44, hardened + 60, hardened, 0, 0]

export const deriveEvmKey = (seed: Bytes): Bytes => deriveBip32Key(seed, path)

export const formatEvmAddress = (publicKey: Uint8Array): `0x${string}` =>
  checksumAddress(getKeyAddress(publicKey))
