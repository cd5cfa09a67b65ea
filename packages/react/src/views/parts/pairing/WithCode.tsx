import { isShallowEqual, selectShownAccount } from '@portico/core/internal'
import { isPorticoError, noRequestedChainSupported } from '@portico/protocol'
import type { ReactNode } from 'react'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePairing } from '../../../hooks/internal/usePairing.js'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../../hooks/internal/useTexts.js'
import { usePortico } from '../../../hooks/usePortico.js'
import type { Asking } from '../../../state/createAttempt.js'
import { PrimaryButton } from '../../../ui/index.js'
import { AskingPanel } from '../asking/AskingPanel.js'
import { RequestPanel } from '../asking/RequestPanel.js'
import { connectingStrings } from '../asking/strings.js'
import { AccountPicture } from '../pictures/AccountPicture.js'
import { PairingPicture } from '../pictures/Picture.js'
import type { ListedWallet } from '../wallets/WalletRow.js'
import { pairingStrings } from './strings.js'

interface WithCodeProps {
  readonly wallet: ListedWallet | undefined
  readonly children: (uri: string | undefined) => ReactNode
}

export function WithCode({ wallet, children }: WithCodeProps) {
  const [pairing, retry] = usePairing()
  const isConnected = usePorticoStore(state => state.modal.connected === true)
  if (isConnected) return <ConnectedPanel wallet={wallet} />
  if (pairing.status === 'unavailable') return <UnavailablePanel wallet={wallet} />
  if (pairing.status === 'rejected' || pairing.status === 'error') {
    return <FailedPanel wallet={wallet} failure={pairing} onRetry={retry} />
  }
  return children(pairing.uri)
}

function ConnectedPanel({ wallet }: { readonly wallet: ListedWallet | undefined }) {
  const words = useStrings(connectingStrings)
  const connected = usePorticoStore(state => selectShownAccount(state))
  const name = connected?.wallet.name ?? wallet?.name ?? words.yourWallet
  return (
    <RequestPanel
      state="success"
      picture={
        connected ? (
          <AccountPicture account={connected} size={72} loading="eager" />
        ) : (
          <PairingPicture wallet={wallet} size={72} />
        )
      }
      title={format(words.done, { wallet: name })}
      text={format(words.doneText, { wallet: name })}
    />
  )
}

interface FailedPanelProps {
  readonly wallet: ListedWallet | undefined
  readonly failure: Asking
  readonly onRetry: () => void
}

/** As many as fit on two lines. */
const namedNetworks = 4

function FailedPanel({ wallet, failure, onRetry }: FailedPanelProps) {
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

/** The site has no pairing source; shows the alternatives. */
function UnavailablePanel({ wallet }: { readonly wallet: ListedWallet | undefined }) {
  const { connect } = useMessages()
  const connecting = useStrings(connectingStrings)
  const words = useStrings(pairingStrings)
  const { push, reset } = useNavigation()
  const { adapters } = usePortico().portico
  const getWallet = { label: connect.noWallet, onClick: () => push('GetWallet') }
  return (
    <RequestPanel
      state="idle"
      picture={<PairingPicture wallet={wallet} size={72} />}
      title={words.unavailable}
      text={words.unavailableText}
      action={
        adapters.size > 0 ? (
          <PrimaryButton onClick={() => reset('Connect')}>{connecting.leave}</PrimaryButton>
        ) : undefined
      }
      otherWay={getWallet}
    />
  )
}
