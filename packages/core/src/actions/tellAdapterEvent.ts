import { type MemoryKey, recall } from '../store/recall.js'
import { setConnectors } from '../store/slices/connectors.js'
import type { AdapterEvent } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { reportError } from './reportError.js'
import { update } from './update.js'

type Handle = (portico: Portico, namespace: ChainNamespace, event: AdapterEvent) => Promise<void>

const handler: MemoryKey<{ handle?: Handle }> = { create: () => ({}) }

/**
 * What an adapter has to say. Wallets are listed at once; the rest concerns connected ones, and what handles that
 * comes with connecting, so that a page without a connection does not carry it.
 */
export function tellAdapterEvent(portico: Portico, namespace: ChainNamespace, event: AdapterEvent): void {
  if (event.type === 'connectors') {
    update(portico, 'connectors', connectors => setConnectors(connectors, namespace, event.connectors))
    return
  }
  handle(portico, namespace, event).catch(error =>
    reportError(portico, 'An event of a wallet could not be handled.', error),
  )
}

async function handle(portico: Portico, namespace: ChainNamespace, event: AdapterEvent): Promise<void> {
  const known = recall(portico, handler).handle
  if (known) return known(portico, namespace, event)
  const { handleAdapterEvent } = await import('./adapterEvents.js')
  setAdapterEventHandler(portico, handleAdapterEvent)
  await handleAdapterEvent(portico, namespace, event)
}

/** From now on events are handled in the moment they are told: a signature may depend on their order. */
export function setAdapterEventHandler(portico: Portico, handle: Handle): void {
  recall(portico, handler).handle = handle
}
