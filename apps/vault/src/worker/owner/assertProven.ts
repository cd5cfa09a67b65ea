import { freshCodeRequired, PorticoError } from '@portico/protocol'
import type { EmbeddedWallet } from '@portico/protocol/auth'
import type { KeeperContext } from '../KeeperContext.ts'
import { keeperTiming } from '../KeeperOptions.ts'

/**
 * Requires a recent proof, so that holding the device is not enough to reach the keys. A provider does not
 * re-authenticate a logged-in user, so a social login counts only while the wallet has no recovery method.
 */
export function assertProven(
  { state: { codeAt, loginAt }, clock }: KeeperContext,
  { recoveries }: EmbeddedWallet,
): void {
  const isFresh = (at: number | undefined) => at !== undefined && clock.now() - at <= keeperTiming.freshCode
  if (isFresh(codeAt) || (isFresh(loginAt) && recoveries.length === 0)) return
  throw new PorticoError(freshCodeRequired)
}
