import type { Portico } from '../runtime/Portico.js'

/** Afterwards `connect` calls the source within the same click, so that it may open a window. */
export async function prepareConnect(
  portico: Portico,
  { connectorId }: { readonly connectorId: string },
): Promise<void> {
  const source = portico.sources.get(connectorId)
  // A site that creates its own pairing URIs needs nothing loaded.
  if (source?.offer && portico.options.ownPairingCodes) return
  await source?.prepare?.()
}
