import { sha256 } from '@noble/hashes/sha2.js'
import { encodeBase58, toBytes } from '../address.js'
import { associatedTokenProgram } from '../programs.js'
import { isOnCurve } from './isOnCurve.js'

const marker = new TextEncoder().encode('ProgramDerivedAddress')
const mostBumps = 255

/** Where an owner keeps a token, by convention: the address follows from owner, token and the token's program. */
export function deriveTokenAccount(owner: string, mint: string, program: string): string {
  const seeds = [owner, program, mint].flatMap(seed => [...toBytes(seed)])
  const end = [...toBytes(associatedTokenProgram), ...marker]
  for (let bump = mostBumps; bump >= 0; bump--) {
    const hash = sha256(Uint8Array.from([...seeds, bump, ...end]))
    if (!isOnCurve(hash)) return encodeBase58(hash)
  }
  throw new RangeError('There is no address for this token, which cannot happen.')
}
