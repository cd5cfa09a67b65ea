import type { Portico } from '../types/Portico.js'

/**
 * Loads what connecting with a connector needs. Once it is there, `connect` asks the source within the same click,
 * which may then open a window.
 */
export async function prepareConnect(
  portico: Portico,
  { connectorId }: { readonly connectorId: string },
): Promise<void> {
  const source = portico.sources.get(connectorId)
  // Where the page makes the codes itself, nothing is needed to make some.
  if (source?.offer && portico.options.ownPairingCodes) return
  await source?.prepare?.()
}
