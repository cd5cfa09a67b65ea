import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Network } from '../families/networks/Network.js'
import type { Portico } from '../runtime/Portico.js'
import { selectNetwork } from '../store/selectors.js'
import { watchState } from '../store/watchState.js'

/** Calls back when the active network has changed. */
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
  return watchState(portico, state => selectNetwork(state, namespace), onChange)
}
