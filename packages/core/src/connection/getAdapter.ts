import { noAdapter, PorticoError } from '@portico/protocol'
import type { Adapter } from '../families/adapter/Adapter.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'

export function getAdapter(portico: Portico, namespace: ChainNamespace): Adapter {
  const adapter = portico.adapters.get(namespace)
  if (!adapter) throw new PorticoError(noAdapter, { context: { namespace } })
  return adapter
}
