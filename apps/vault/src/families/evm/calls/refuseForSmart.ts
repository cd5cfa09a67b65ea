import { invalidParams, PorticoError } from '@portico/protocol'

/** The plain key owns the smart account, so some of its signatures would be the smart account's. */
export const refuseForSmart = () =>
  new PorticoError(invalidParams, { detail: 'This could be a signature of the smart account: ask that one.' })
