import { selectNetwork, selectShownAccount } from '@portico/core'
import { useAccountWords } from '../../hooks/useAccountWords.js'
import { useBalancePolling } from '../../hooks/useBalancePolling.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePorticoBalance } from '../../hooks/usePorticoBalance.js'
import { usePorticoDisconnect } from '../../hooks/usePorticoDisconnect.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { WalletImage } from '../../ui/Image/WalletImage.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { AccountActions } from './AccountActions.js'
import { AccountBalance } from './AccountBalance.js'
import { AccountHeader } from './AccountHeader.js'
import { EmailItem } from './EmailItem.js'
import { RecoveryReminder } from './RecoveryReminder.js'
import { SecurityItem } from './SecurityItem.js'
import { Tokens } from './Tokens.js'

export function AccountView() {
  const words = useAccountWords()
  const { push } = useNavigation()
  const account = usePorticoStore(state => selectShownAccount(state))
  const network = usePorticoStore(state => selectNetwork(state))
  const balance = usePorticoBalance()
  useBalancePolling()
  const { disconnect } = usePorticoDisconnect()
  const namespace = usePorticoStore(state => state.networks.activeNamespace)
  if (!account) return <NoAccount />
  const { wallet } = account
  const leave = (
    <ListItem
      title={words.disconnect}
      image={<DisconnectIcon />}
      tone="danger"
      onClick={() => disconnect({ namespace })}
      data-testid="disconnect"
    />
  )
  return (
    <ViewBody footer={leave}>
      <AccountHeader account={account} network={network} balance={<AccountBalance balance={balance} />} />
      <AccountActions />
      <RecoveryReminder connectorId={account.connectorId} amount={balance.data?.amount} />
      <Tokens network={network} balance={balance} />
      <ListItem
        title={words.wallets}
        subtitle={wallet.name}
        image={<WalletImage name={wallet.name} src={wallet.icon} size={40} />}
        trailing={<ChevronIcon />}
        onClick={() => push('ProfileWallets')}
        data-testid="account-wallets"
      />
      <EmailItem connectorId={account.connectorId} />
      <SecurityItem connectorId={account.connectorId} />
    </ViewBody>
  )
}
