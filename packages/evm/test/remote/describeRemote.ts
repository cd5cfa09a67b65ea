import { afterEach, beforeEach } from 'vitest'
import { describeBesideOthers } from './describeBesideOthers.js'
import { describePaired } from './describePaired.js'
import { describeReload } from './describeReload.js'
import { endWorld, prepareWorld } from './remoteWorld.js'

/** Everything about a remote wallet beside wagmi, of whichever version. */
export function describeRemote(): void {
  beforeEach(prepareWorld)
  afterEach(endWorld)
  describePaired()
  describeReload()
  describeBesideOthers()
}
