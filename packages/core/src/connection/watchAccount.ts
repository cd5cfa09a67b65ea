import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import type { AccountView } from '../store/AccountView.js'
import { selectAccountView } from '../store/selectors.js'
import { watchState } from '../store/watchState.js'
import { isShallowEqual } from '../utils/isShallowEqual.js'

/** Calls back when the account has changed: address, status or network. */
export function watchAccount<Namespace extends ChainNamespace = ChainNamespace>(
  portico: Portico,
  {
    onChange,
    namespace,
  }: {
    readonly onChange: (account: AccountView<Namespace>, previous: AccountView<Namespace>) => void
    /** Default: the active family. */
    readonly namespace?: Namespace | undefined
  },
): () => void {
  return watchState(portico, state => selectAccountView(state, namespace), onChange, isShallowEqual)
}
