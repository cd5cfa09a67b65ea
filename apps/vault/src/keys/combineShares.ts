import { PorticoError, shareMismatch } from '@portico/protocol'
import { combine } from 'shamir-secret-sharing'
import type { Bytes } from './Bytes.ts'
import { rootLength } from './createRoot.ts'
import type { Share } from './Share.ts'
import { takeBytes } from './takeBytes.ts'

const shareLength = rootLength + 1

/** The secret is the value at x = 0, so a share with that coordinate would *be* the result. */
const secretPlace = 0

const placeOf = ({ bytes }: Share) => bytes[shareLength - 1]

/**
 * Combines two shares. Any two well-formed shares yield some root, so nothing may use the result before
 * `assertCommitment` has verified it.
 */
export async function combineShares(first: Share, second: Share): Promise<Bytes> {
  if (first.epoch !== second.epoch) throw new PorticoError(shareMismatch)
  for (const share of [first, second]) {
    if (share.bytes.length !== shareLength || placeOf(share) === secretPlace)
      throw new PorticoError(shareMismatch)
  }
  if (placeOf(first) === placeOf(second)) throw new PorticoError(shareMismatch)
  return takeBytes(await combine([first.bytes, second.bytes]))
}
