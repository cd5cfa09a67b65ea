import { split } from 'shamir-secret-sharing'
import type { Bytes } from './Bytes.ts'
import { drawRandom } from './drawRandom.ts'
import type { Share } from './Share.ts'
import { takeBytes } from './takeBytes.ts'
import { wipe } from './wipe.ts'

export interface SplitRoot {
  readonly device: Share
  readonly auth: Share
  readonly recovery: Share
}

/** Splits the root into three shares. Any two restore it, and one alone reveals nothing. */
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
