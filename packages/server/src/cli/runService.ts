import { removePersonalText } from '@portico/protocol'
import type { ServedApp } from '../http/serveApp.js'
import { withDeadline } from '../withDeadline.js'

// Below the time after which service managers and containers lose patience.
const longestClose = 20_000

/** Says where a service is and keeps it running until `stopped` resolves. */
export async function runService(
  name: string,
  starting: Promise<ServedApp>,
  stopped: Promise<void>,
): Promise<void> {
  const service = await starting
  console.log(`${name}: ${service.url}`)
  await stopped
  await withDeadline(longestClose, service.close(), 'Not everything could be finished in time.')
}

/** In one line, without what mail servers and databases quote of visitors, and nothing that a terminal would obey. */
export const tellError = (error: Error) =>
  console.error(`portico-server: ${removePersonalText(error.message).replace(/\s+/g, ' ')}`)
