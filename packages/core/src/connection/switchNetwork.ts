import type { Network } from '../families/networks/Network.js'
import type { Portico } from '../runtime/Portico.js'
import type { NetworkTarget } from '../runtime/Register.js'

/** Switches to a configured network; asks the wallet first if one is connected in that family. */
export function switchNetwork<kit extends Portico>(
  portico: kit,
  target: NetworkTarget<kit>,
): Promise<Network> {
  return portico.runtime.run(runtime => runtime.switchNetwork(target))
}
