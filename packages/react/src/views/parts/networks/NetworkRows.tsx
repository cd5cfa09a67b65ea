import { selectShownAccount } from '@portico/core/internal'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../../hooks/internal/useTexts.js'
import { getErrorText } from '../../../locales/getErrorText.js'
import type { Asking } from '../../../state/createAttempt.js'
import { CheckIcon } from '../../../ui/icons/CheckIcon.js'
import { ListItem, Stack } from '../../../ui/index.js'
import { networksStrings } from '../../networks/strings.js'
import { NetworkPicture } from '../pictures/Picture.js'
import { switchingStrings } from './strings.js'
import type { NetworkChoice } from './useNetworkChoice.js'
import type { NetworkRow } from './useNetworkList.js'

export interface NetworkRowsProps {
  readonly rows: readonly NetworkRow[]
  readonly choice: NetworkChoice
}

export function NetworkRows({ rows, choice: { choose, chosen, asking } }: NetworkRowsProps) {
  const words = useStrings(networksStrings)
  const describe = useAskingText()
  return (
    <Stack gap={8}>
      {rows.map(({ network, current, unavailable }) => {
        const standing = network.caipNetworkId === chosen ? asking : undefined
        const text = standing && describe(standing, network.name)
        return (
          <ListItem
            key={network.caipNetworkId}
            title={network.name}
            subtitle={text ? <span role="status">{text}</span> : unavailable && words[unavailable]}
            image={<NetworkPicture network={network} size={40} />}
            trailing={current ? <CheckIcon /> : undefined}
            selected={current}
            loading={standing?.status === 'waiting'}
            disabled={unavailable !== undefined}
            onClick={() => choose(network)}
            data-testid={`network-${network.caipNetworkId}`}
          />
        )
      })}
    </Stack>
  )
}

const texts = {
  waiting: 'confirm',
  slow: 'rowSlow',
  pending: 'pendingTitle',
  rejected: 'rowRejected',
  done: 'done',
} as const satisfies Record<Exclude<Asking['status'], 'error'>, keyof (typeof switchingStrings)['english']>

function useAskingText(): (asking: Asking, network: string) => string {
  const messages = useMessages()
  const words = useStrings(switchingStrings)
  const wallet = usePorticoStore(state => selectShownAccount(state)?.wallet.name) ?? words.yourWallet
  return (asking, network) => {
    if (asking.status === 'error') return getErrorText(asking.error, messages)
    return format(words[texts[asking.status]], { wallet, network })
  }
}
