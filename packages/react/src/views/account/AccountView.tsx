import { selectNetwork } from '@portico/core'
import { selectShownAccount } from '@portico/core/internal'
import { useBalancePolling } from '../../hooks/internal/useBalancePolling.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoBalance } from '../../hooks/usePorticoBalance.js'
import { usePorticoDisconnect } from '../../hooks/usePorticoDisconnect.js'
import { formatCount } from '../../locales/formatCount.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { ViewBody } from '../../ui/Stack/Stack.js'
import { useStyles } from '../../ui/useStyles.js'
import { countWallets } from '../parts/account/countWallets.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { AccountPicture } from '../parts/pictures/Picture.js'
import type { ViewProps } from '../ViewDefinition.js'
import { AccountActions } from './AccountActions.js'
import { AccountBalance, Tokens } from './AccountBalance.js'
import { AccountHeader } from './AccountHeader.js'
import { NameItem, SessionItems } from './AccountItems.js'
import { AccountTabs, TabsSkeleton } from './AccountTabs.js'
import { accountStyles } from './AccountView.css.js'
import { RecoveryReminder } from './RecoveryReminder.js'
import { accountStrings } from './strings.js'
import { useAccountTotal, useServedAccount } from './useServedAccount.js'
import { WalletSettings } from './WalletSettings.js'

export function AccountView({ route }: ViewProps<'Account'>) {
  useStyles(accountStyles)
  const { format } = useMessages()
  const words = useStrings(accountStrings)
  const { options } = usePorticoInstance('AccountView')
  const { push } = useNavigation()
  const account = usePorticoStore(state => selectShownAccount(state))
  const network = usePorticoStore(state => selectNetwork(state))
  const balance = usePorticoBalance()
  useBalancePolling()
  const served = useServedAccount()
  const total = useAccountTotal(served, network)
  const { disconnect } = usePorticoDisconnect()
  const namespace = usePorticoStore(state => state.networks.activeNamespace)
  const count = usePorticoStore(countWallets)
  const hasMoney = /[1-9]/.test(balance.data?.amount ?? '') || Number(total) > 0
  if (!account) return <NoAccount />
  const { wallet } = account
  const leave = (
    <ListItem
      title={count > 1 ? format(words.disconnectOne, { wallet: wallet.name }) : words.disconnect}
      image={<DisconnectIcon />}
      tone="danger"
      onClick={() => disconnect({ namespace })}
      data-testid="disconnect"
    />
  )
  return (
    <ViewBody footer={leave}>
      <AccountHeader
        account={account}
        network={network}
        balance={<AccountBalance balance={balance} network={network} total={total} />}
      />
      <AccountActions />
      <RecoveryReminder connectorId={account.connectorId} hasMoney={hasMoney} />
      <WalletSettings connectorId={account.connectorId} />
      {served === 'served' ? (
        <AccountTabs route={route} />
      ) : served === 'asking' ? (
        <TabsSkeleton />
      ) : (
        <Tokens network={network} balance={balance} />
      )}
      <ListItem
        title={words.wallets}
        subtitle={
          count > 1
            ? formatCount(words.walletsMore, count - 1, options.locale, { wallet: wallet.name })
            : wallet.name
        }
        image={<AccountPicture account={account} size={40} />}
        trailing={<ChevronIcon />}
        onClick={() => push('ProfileWallets')}
        data-testid="account-wallets"
      />
      <NameItem />
      <SessionItems />
    </ViewBody>
  )
}
