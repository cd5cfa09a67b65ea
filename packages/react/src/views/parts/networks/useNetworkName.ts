import type { Network } from '@portico/core'
import { useWords } from '../../../hooks/useWords.js'
import { enNetworks } from '../../../locales/later/enNetworks.js'

/** What to call a network, in the visitor's language where the site did not name it. */
export function useNetworkName(network: Network | undefined): string {
  const { unknown } = useWords('networks', enNetworks)
  return network?.supported === false ? unknown : (network?.name ?? '')
}
