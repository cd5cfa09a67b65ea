import type { Network } from '@portico/core'
import { useLayoutEffect, useState } from 'react'
import { useWords } from '../../../hooks/internal/useWords.js'
import { enNetworks } from '../../../locales/later/enNetworks.js'

type NetworkNames = typeof import('./networkNames.js').networkNames

/** What to call a network; one that the site did not name has the kit's name, or none, said in the visitor's language. */
export function useNetworkName(network: Network | undefined): string {
  const { unknown } = useWords('networks', enNetworks)
  const isNamed = network?.supported !== false
  const [names, setNames] = useState<NetworkNames>()
  // Mostly they are there already, with the banner: then the name is too before anything is painted.
  useLayoutEffect(() => {
    if (isNamed) return undefined
    let left = false
    import('./networkNames.js').then(
      ({ networkNames }) => left || setNames(networkNames),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [isNamed])
  return isNamed ? (network?.name ?? '') : (names?.[network.caipNetworkId] ?? unknown)
}
