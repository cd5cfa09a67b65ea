import type { Portico } from '../../runtime/Portico.js'
import { moveNaming } from './moveNaming.js'
import { selectNameOwner } from './selectNameOwner.js'

/** Changes the typed name, without its zone. The wallet is not asked. */
export function editName(portico: Portico, label: string): void {
  const owner = selectNameOwner(portico.store.get())?.account.caipAddress
  if (owner) moveNaming(portico, { type: 'edited', owner, label })
}
