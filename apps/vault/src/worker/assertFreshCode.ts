import { freshCodeRequired, PorticoError } from '@portico/protocol'
import type { KeeperState } from './Keeper.ts'
import type { KeeperClock } from './KeeperOptions.ts'
import { keeperTiming } from './keeperTiming.ts'

/** Whoever holds the device does not get at the keys with it alone: the mailbox was asked just now. */
export function assertFreshCode({ codeAt }: Pick<KeeperState, 'codeAt'>, clock: KeeperClock): void {
  if (codeAt === undefined || clock.now() - codeAt > keeperTiming.freshCode)
    throw new PorticoError(freshCodeRequired)
}
