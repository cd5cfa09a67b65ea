import { freshCodeRequired, PorticoError } from '@portico/protocol'
import type { EmbeddedWallet } from '@portico/protocol/auth'
import type { KeeperState } from './Keeper.ts'
import type { KeeperClock } from './KeeperOptions.ts'
import { keeperTiming } from './keeperTiming.ts'

export interface ProofOptions {
  readonly state: Pick<KeeperState, 'codeAt' | 'loginAt'>
  readonly clock: KeeperClock
}

/**
 * Whoever holds the device does not get at the keys with it alone. A provider asks nothing of whom it knows, so a login
 * by one counts only for a wallet whose owner has set up nothing better yet.
 */
export function assertProven(
  { state: { codeAt, loginAt }, clock }: ProofOptions,
  { recoveries }: Pick<EmbeddedWallet, 'recoveries'>,
): void {
  const isFresh = (at: number | undefined) => at !== undefined && clock.now() - at <= keeperTiming.freshCode
  if (isFresh(codeAt) || (isFresh(loginAt) && recoveries.length === 0)) return
  throw new PorticoError(freshCodeRequired)
}
