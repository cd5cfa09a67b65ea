import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'

export function CollapsedWallets({ disabled }: { readonly disabled?: boolean }) {
  const { connect } = useMessages().messages
  const { push } = useNavigation()
  return (
    <ListItem
      title={connect.continueWithWallet}
      image={<WalletIcon />}
      trailing={<ChevronIcon />}
      disabled={disabled}
      onClick={() => push('ConnectWallets')}
      data-testid="connect-wallets"
    />
  )
}
