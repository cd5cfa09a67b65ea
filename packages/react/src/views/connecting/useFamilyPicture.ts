import { type ChainNamespace, getNetworkPicture } from '@portico/core'
import { usePortico } from '../../hooks/usePortico.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'

/** A family is shown by the mark of the network it is on. */
export function useFamilyPicture(): (namespace: ChainNamespace) => string | undefined {
  const { options } = usePortico().portico
  const active = usePorticoStore(({ networks }) => networks.active)
  return namespace => {
    const network = active[namespace]
    return network && getNetworkPicture(options, network)
  }
}
