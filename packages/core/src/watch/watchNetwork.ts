import { selectNetwork } from '../store/selectors.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Network } from '../types/Network.js'
import type { Portico } from '../types/Portico.js'
import { watch } from './watch.js'

/** Calls back when another network is in use. */
export function watchNetwork(
  portico: Portico,
  {
    onChange,
    namespace,
  }: {
    readonly onChange: (network: Network | undefined, previous: Network | undefined) => void
    readonly namespace?: ChainNamespace | undefined
  },
): () => void {
  return watch(portico, state => selectNetwork(state, namespace), onChange)
}
