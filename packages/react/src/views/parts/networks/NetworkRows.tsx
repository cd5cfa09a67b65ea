import type { Network } from '@portico/core'
import { useWords } from '../../../hooks/useWords.js'
import { enNetworks } from '../../../locales/later/enNetworks.js'
import { CheckIcon } from '../../../ui/icons/CheckIcon.js'
import { ListItem } from '../../../ui/ListItem/ListItem.js'
import { Stack } from '../../../ui/Stack/Stack.js'
import type { NetworkRow } from './buildNetworkList.js'
import { NetworkPicture } from './NetworkPicture.js'

export interface NetworkRowsProps {
  readonly rows: readonly NetworkRow[]
  readonly onSelect: (network: Network) => void
}

export function NetworkRows({ rows, onSelect }: NetworkRowsProps) {
  const words = useWords('networks', enNetworks)
  return (
    <Stack gap={8}>
      {rows.map(({ network, current, unavailable }) => (
        <ListItem
          key={network.caipNetworkId}
          title={network.name}
          subtitle={unavailable && words[unavailable]}
          image={<NetworkPicture network={network} size={40} />}
          trailing={current ? <CheckIcon /> : undefined}
          selected={current}
          disabled={unavailable !== undefined}
          onClick={() => onSelect(network)}
          data-testid={`network-${network.caipNetworkId}`}
        />
      ))}
    </Stack>
  )
}
