import { noAdapter, PorticoError } from '@portico/protocol'
import type { Adapter } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'

export function getAdapter(portico: Portico, namespace: ChainNamespace): Adapter {
  const adapter = portico.adapters.get(namespace)
  if (!adapter) throw new PorticoError(noAdapter, { context: { namespace } })
  return adapter
}
