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

/** Three shares, of which any two give the root back and one alone says nothing about it. */
export async function splitRoot(root: Bytes, epoch: number): Promise<SplitRoot> {
  // The library draws for itself; with a broken source each share would be the root, or say much of it.
  wipe(drawRandom(root.length))
  const [device, auth, recovery] = await split(root, 3, 2)
  if (!device || !auth || !recovery) throw new Error('Splitting gave fewer than three shares.')
  return {
    device: { bytes: takeBytes(device), epoch },
    auth: { bytes: takeBytes(auth), epoch },
    recovery: { bytes: takeBytes(recovery), epoch },
  }
}
