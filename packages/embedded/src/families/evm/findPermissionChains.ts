import type { Environment } from '@portico/core'
import { readProperty, withTimeout } from '@portico/core/adapter'
import { iframeRequestTimeout, PorticoError } from '@portico/protocol'

/** The vault knows it by itself; a login waits no longer for what it can do without. */
const mostWait = 3_000

/**
 * The networks, as ids in hex, on which visitors can allow the site something with an account; nothing where the vault does not
 * say so in time.
 * @param ask for the capabilities of the account
 */
export async function findPermissionChains(
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>,
  ask: (signal: AbortSignal) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<readonly string[] | undefined> {
  const error = () => new PorticoError(iframeRequestTimeout)
  try {
    const capabilities = await withTimeout(ask, { environment, milliseconds: mostWait, error, signal })
    return Object.entries(capabilities ?? {})
      .filter(([, each]) => readProperty(readProperty(each, 'permissions'), 'supported') === true)
      .map(([chain]) => chain)
  } catch {
    return undefined
  }
}
