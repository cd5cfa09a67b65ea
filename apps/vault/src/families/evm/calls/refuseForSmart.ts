import { invalidParams, PorticoError } from '@portico/protocol'

/** The EOA key owns the smart account, so some of its signatures would be valid for the smart account. */
export const refuseForSmart = () =>
  new PorticoError(invalidParams, {
    detail: 'This could be a signature of the smart account. Request it from that account.',
  })
