import { bytesToHex } from '@noble/hashes/utils.js'
import type { Bytes } from '../../../keys/Bytes.ts'

/** As other wallets take it. */
export const formatEvmKey = (key: Bytes): string => `0x${bytesToHex(key)}`
