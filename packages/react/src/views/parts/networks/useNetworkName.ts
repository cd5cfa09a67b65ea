import type { Network } from '@portico/core'
import { useLayoutEffect, useState } from 'react'
import { useStrings } from '../../../hooks/internal/useTexts.js'
import { networksStrings } from '../../networks/strings.js'

type NetworkNames = typeof import('./networkNames.js').networkNames

/** The name of a network: the site's, the kit's, or "unknown" in the visitor's language. */
export function useNetworkName(network: Network | undefined): string {
  const { unknown } = useStrings(networksStrings)
  const isNamed = network?.supported !== false
  const [names, setNames] = useState<NetworkNames>()
  // The names are usually loaded with the banner; then the name is set before the first paint.
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
