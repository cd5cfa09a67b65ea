import { getPlatform } from '@portico/core/adapter'
import { selectCanPair } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { usePortico } from '../../hooks/usePortico.js'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { QrIcon } from '../../ui/icons/QrIcon.js'
import { isRemoteTaken } from '../parts/wallets/buildPairingRow.js'

/** On a phone, leads to the QR code for a wallet on another device. On desktops the first list has it. */
export function CodeButton() {
  const { wallets } = useMessages().messages
  const { push } = useNavigation()
  const { environment } = usePortico().portico
  const canPair = usePorticoStore(selectCanPair)
  const isTaken = usePorticoStore(isRemoteTaken)
  if (!canPair || !getPlatform(environment).mobile) return null
  return (
    <IconButton
      label={wallets.scan}
      variant="filled"
      disabled={isTaken}
      onClick={() => push({ name: 'ConnectingWalletConnect' })}
      data-testid="show-code"
    >
      <QrIcon />
    </IconButton>
  )
}
