import { selectNetwork, selectShownAccount } from '@portico/core'
import { useBalancePolling } from '../../hooks/useBalancePolling.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePorticoBalance } from '../../hooks/usePorticoBalance.js'
import { usePorticoDisconnect } from '../../hooks/usePorticoDisconnect.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import { WalletImage } from '../../ui/Image/WalletImage.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { getExplorerUrl } from '../parts/account/getExplorerUrl.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { AccountActions } from './AccountActions.js'
import { AccountBalance } from './AccountBalance.js'
import { AccountHeader } from './AccountHeader.js'
import { AccountTabs } from './AccountTabs.js'

export function AccountView({ route }: ViewProps<'Account'>) {
  const { account: words } = useMessages().messages
  const { push } = useNavigation()
  const account = usePorticoStore(state => selectShownAccount(state))
  const network = usePorticoStore(state => selectNetwork(state))
  const balance = usePorticoBalance()
  useBalancePolling()
  const { disconnect } = usePorticoDisconnect()
  const namespace = usePorticoStore(state => state.networks.activeNamespace)
  if (!account) return <NoAccount />
  const { wallet, address } = account
  return (
    <ViewBody>
      <AccountHeader account={account} network={network} balance={<AccountBalance balance={balance} />} />
      <AccountActions />
      <AccountTabs
        initial={route.tab}
        network={network}
        balance={balance}
        explorerUrl={getExplorerUrl(network, address)}
      />
      <div className="account-rows">
        <ListItem
          title={words.wallets}
          subtitle={wallet.name}
          image={<WalletImage name={wallet.name} src={wallet.icon} size={40} />}
          trailing={<ChevronIcon />}
          onClick={() => push('ProfileWallets')}
          data-testid="account-wallets"
        />
        <ListItem
          title={words.disconnect}
          image={<DisconnectIcon />}
          tone="danger"
          onClick={() => disconnect({ namespace })}
          data-testid="disconnect"
        />
      </div>
    </ViewBody>
  )
}
