import { selectAccountView } from '../store/selectors.js'
import type { AccountView } from '../types/AccountView.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { isShallowEqual } from './isShallowEqual.js'
import { watch } from './watch.js'

/** Calls back when the account has changed: address, status or network. */
export function watchAccount<Namespace extends ChainNamespace = ChainNamespace>(
  portico: Portico,
  {
    onChange,
    namespace,
  }: {
    readonly onChange: (account: AccountView<Namespace>, previous: AccountView<Namespace>) => void
    /** The active family when not named. */
    readonly namespace?: Namespace | undefined
  },
): () => void {
  return watch(portico, state => selectAccountView(state, namespace), onChange, isShallowEqual)
}
