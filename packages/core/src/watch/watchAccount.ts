import { type AccountView, selectAccountView } from '../store/selectors.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { isShallowEqual } from './isShallowEqual.js'
import { watch } from './watch.js'

export function watchAccount(
  portico: Portico,
  {
    onChange,
    namespace,
  }: {
    readonly onChange: (account: AccountView, previous: AccountView) => void
    readonly namespace?: ChainNamespace | undefined
  },
): () => void {
  return watch(portico, state => selectAccountView(state, namespace), onChange, isShallowEqual)
}
