import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { setActiveNamespace } from '../store/slices/networks.js'
import { update } from '../store/update.js'
import { persistConnections } from './persistConnections.js'

/** Makes a family the active one: its wallet is displayed, and signs unless another family is named. */
export function chooseFamily(portico: Portico, namespace: ChainNamespace): void {
  update(portico, 'networks', networks =>
    networks.active[namespace] ? setActiveNamespace(networks, namespace) : networks,
  )
  persistConnections(portico)
}
