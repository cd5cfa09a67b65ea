import { PorticoError, shareMismatch } from '@portico/protocol'
import { combine, split } from 'shamir-secret-sharing'
import { type Bytes, takeBytes, wipe } from './Bytes.ts'
import { drawRandom } from './drawRandom.ts'

export const rootLength = 32

export const createRoot = (): Bytes => drawRandom(rootLength)

export interface Share {
  /** The polynomial values followed by the x coordinate. */
  readonly bytes: Bytes
  readonly epoch: number
}

interface SplitRoot {
  readonly device: Share
  readonly auth: Share
  readonly recovery: Share
}

export async function splitRoot(root: Bytes, epoch: number): Promise<SplitRoot> {
  // The library draws its own random numbers. With a broken source each share could reveal the root.
  wipe(drawRandom(root.length))
  const [device, auth, recovery] = await split(root, 3, 2)
  if (!device || !auth || !recovery) throw new Error('Splitting returned fewer than three shares.')
  return {
    device: { bytes: takeBytes(device), epoch },
    auth: { bytes: takeBytes(auth), epoch },
    recovery: { bytes: takeBytes(recovery), epoch },
  }
}

const shareLength = rootLength + 1

/** The secret is the value at x = 0, so a share with that coordinate would *be* the result. */
const secretPlace = 0

const placeOf = ({ bytes }: Share) => bytes[shareLength - 1]

/** Any two well-formed shares yield some root: nothing may use it before `assertCommitment` has verified it. */
export async function combineShares(first: Share, second: Share): Promise<Bytes> {
  if (first.epoch !== second.epoch) throw new PorticoError(shareMismatch)
  for (const share of [first, second]) {
    if (share.bytes.length !== shareLength || placeOf(share) === secretPlace)
      throw new PorticoError(shareMismatch)
  }
  if (placeOf(first) === placeOf(second)) throw new PorticoError(shareMismatch)
  return takeBytes(await combine([first.bytes, second.bytes]))
}
