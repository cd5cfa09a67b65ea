import { bytesToHex } from '@noble/hashes/utils.js'
import type { Bytes } from '../../../keys/Bytes.ts'

export const formatEvmKey = (key: Bytes): string => `0x${bytesToHex(key)}`
