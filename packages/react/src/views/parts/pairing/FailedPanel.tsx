import { isShallowEqual } from '@portico/core/internal'
import { isPorticoError, noRequestedChainSupported } from '@portico/protocol'
import { useMessages } from '../../../hooks/internal/useMessages.js'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../../hooks/internal/useStrings.js'
import type { Asking } from '../../../state/describeAttempt.js'
import { AskingPanel } from '../asking/AskingPanel.js'
import { connectingStrings } from '../asking/strings.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { PairingPicture } from './PairingPicture.js'
import { pairingStrings } from './strings.js'

export interface FailedPanelProps {
  readonly wallet: ListedWallet | undefined
  readonly failure: Asking
  readonly onRetry: () => void
}

/** As many as fit on two lines. */
const namedNetworks = 4

/** The wallet declined, or no pairing URI could be created. */
export function FailedPanel({ wallet, failure, onRetry }: FailedPanelProps) {
  const { format } = useMessages()
  const words = useStrings(connectingStrings)
  const { needs } = useStrings(pairingStrings)
  const { goBack, push } = useNavigation()
  const connectorId = usePorticoStore(({ connectors }) => connectors.find(({ byCode }) => byCode)?.id)
  const names = usePorticoStore(
    ({ networks }) => networks.requested.slice(0, namedNetworks).map(({ name }) => name),
    isShallowEqual,
  )
  const isUnserved = failure.status === 'error' && isPorticoError(failure.error, noRequestedChainSupported)
  return (
    <AskingPanel
      asking={failure}
      words={words}
      values={{ wallet: wallet?.name ?? words.yourWallet }}
      picture={<PairingPicture wallet={wallet} size={72} />}
      onRetry={onRetry}
      onLeave={goBack}
      onHelp={() => push({ name: 'Doctor', connectorId })}
      note={isUnserved ? format(needs, { networks: names.map(isolate).join(', ') }) : undefined}
    />
  )
}

/** Isolates a name from the direction of the surrounding text. */
const isolate = (text: string) => `\u2068${text}\u2069`
