import type { Connector } from '../families/adapter/Connector.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { connectorWait } from '../utils/timing.js'

interface StoredWallet {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly rdns: string | undefined
}

/** All connectors that could be the stored wallet. Extensions announce themselves at any time; most do so at once. */
export function waitForClaimants(
  portico: Portico,
  { namespace, connectorId, rdns }: StoredWallet,
): Promise<readonly Connector[]> {
  const find = () =>
    portico.store
      .get()
      .connectors.filter(
        ({ chain, id, info }) =>
          chain === namespace && (id === connectorId || (rdns !== undefined && info?.rdns === rdns)),
      )
  const found = find()
  if (found.length > 0) return Promise.resolve(found)
  return new Promise(resolve => {
    const settle = (claimants: readonly Connector[]) => {
      unsubscribe()
      portico.environment.clearTimeout(timer)
      resolve(claimants)
    }
    const unsubscribe = portico.store.subscribe(() => {
      const claimants = find()
      if (claimants.length > 0) settle(claimants)
    })
    const timer = portico.environment.setTimeout(() => settle([]), connectorWait)
  })
}
