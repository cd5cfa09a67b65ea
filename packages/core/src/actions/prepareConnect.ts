import type { Portico } from '../types/Portico.js'

/**
 * Loads what connecting with a connector needs. Once it is there, `connect` asks the source within the same click,
 * which may then open a window.
 */
export async function prepareConnect(
  portico: Portico,
  { connectorId }: { readonly connectorId: string },
): Promise<void> {
  await portico.sources.get(connectorId)?.prepare?.()
}
