import { sha256 } from '@noble/hashes/sha2.js'
import { encodeBase58, toBytes } from '../address.js'
import { associatedTokenProgram } from '../programs.js'
import { isOnCurve } from './isOnCurve.js'

const marker = new TextEncoder().encode('ProgramDerivedAddress')
const mostBumps = 255

export function deriveTokenAccount(owner: string, mint: string, program: string): string {
  return deriveAddress([owner, program, mint].map(toBytes), associatedTokenProgram)
}

export function deriveAddress(parts: readonly Uint8Array[], program: string): string {
  const seeds = parts.flatMap(part => [...part])
  const end = [...toBytes(program), ...marker]
  for (let bump = mostBumps; bump >= 0; bump--) {
    const hash = sha256(Uint8Array.from([...seeds, bump, ...end]))
    if (!isOnCurve(hash)) return encodeBase58(hash)
  }
  throw new RangeError('No program address exists for these seeds.')
}
