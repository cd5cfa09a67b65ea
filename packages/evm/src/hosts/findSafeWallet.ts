import { type Page, readProperty, type SourceContext } from '@portico/core/adapter'
import type { HostWallet } from './announceHostWallet.js'
import { createSafeChannel } from './createSafeChannel.js'
import { createSafeProvider, readSafe } from './createSafeProvider.js'
import type { HostsOptions } from './HostsOptions.js'

const defaultOrigins = ['https://app.safe.global']
/** Milliseconds for the Safe to answer. */
const patience = 2000

/** Asks each allowed origin that may be the parent for its Safe. */
export async function findSafeWallet(
  { environment }: Pick<SourceContext, 'environment'>,
  page: Page,
  { safeOrigins = defaultOrigins }: HostsOptions,
): Promise<HostWallet | undefined> {
  const { parent } = page
  if (parent === undefined || parent === page) return undefined
  const candidates = safeOrigins.filter(origin => mayBeParent(page, origin))
  const asked = candidates.map(async origin => {
    const channel = createSafeChannel({ page, origin })
    try {
      const safe = await readSafe(channel, environment, patience)
      return {
        name: 'Safe',
        rdns: 'global.safe',
        provider: createSafeProvider({ environment, channel, safe }),
      }
    } catch (error) {
      channel.close()
      throw error
    }
  })
  return Promise.any(asked).catch(() => undefined)
}

/** Firefox does not tell who embeds the page. Messages then go to the exact origins only. */
function mayBeParent(page: Page, origin: string): boolean {
  const parentOrigin = readProperty(readProperty(readProperty(page, 'location'), 'ancestorOrigins'), '0')
  return parentOrigin === undefined || parentOrigin === origin
}
