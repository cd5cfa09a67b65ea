import type { Environment } from '@portico/core'
import { readProperty, withTimeout } from '@portico/core/adapter'
import { iframeRequestTimeout, PorticoError } from '@portico/protocol'

/** The vault answers locally; a login must not wait longer for optional data. */
const mostWait = 3_000

/** Chain ids in hex with support for permissions; undefined if the vault does not answer in time. */
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
