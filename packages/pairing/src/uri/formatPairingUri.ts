import type { PairingUri } from './PairingUri.js'

export function formatPairingUri({ topic, symKey, expiry, methods }: PairingUri): string {
  const more = methods.length > 0 ? `&methods=${methods.join(',')}` : ''
  const until = expiry === undefined ? '' : `&expiryTimestamp=${expiry}`
  return `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}${until}${more}`
}
