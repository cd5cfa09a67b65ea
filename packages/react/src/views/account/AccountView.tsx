import { selectNetwork } from '@portico/core'
import { selectShownAccount } from '@portico/core/internal'
import { useBalancePolling } from '../../hooks/internal/useBalancePolling.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoBalance } from '../../hooks/usePorticoBalance.js'
import { formatCount } from '../../locales/formatCount.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { ListItem, Stack, useStyles, ViewBody } from '../../ui/index.js'
import { countWallets } from '../parts/account/countWallets.js'
import { getWalletName } from '../parts/account/getWalletName.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { AccountPicture } from '../parts/pictures/AccountPicture.js'
import type { ViewProps } from '../ViewDefinition.js'
import { AccountActions } from './AccountActions.js'
import { AccountBalance, NativeToken } from './AccountBalance.js'
import { AccountHeader } from './AccountHeader.js'
import { AccountTabs } from './AccountTabs.js'
import { accountStyles } from './AccountView.css.js'
import { NameItem } from './NameItem.js'
import { RecoveryReminder } from './RecoveryReminder.js'
import { accountStrings } from './strings.js'
import { useAccountTotal, useServedAccount } from './useServedAccount.js'

export function AccountView({ route }: ViewProps<'Account'>) {
  useStyles(accountStyles)
  const words = useStrings(accountStrings)
  const { options } = usePorticoInstance('AccountView')
  const { push } = useNavigation()
  const account = usePorticoStore(state => selectShownAccount(state))
  const network = usePorticoStore(state => selectNetwork(state))
  const balance = usePorticoBalance()
  useBalancePolling()
  const served = useServedAccount()
  const total = useAccountTotal(served, network)
  const count = usePorticoStore(countWallets)
  const hasMoney = /[1-9]/.test(balance.data?.amount ?? '') || Number(total) > 0
  if (!account) return <NoAccount />
  const wallet = getWalletName(account)
  return (
    <ViewBody>
      <AccountHeader
        account={account}
        network={network}
        balance={<AccountBalance balance={balance} network={network} total={total} />}
      />
      <AccountActions />
      {served === 'none' ? (
        <NativeToken network={network} balance={balance} />
      ) : (
        <AccountTabs route={route} isAsking={served === 'asking'} />
      )}
      <Stack gap={4}>
        <RecoveryReminder connectorId={account.connectorId} hasMoney={hasMoney} />
        <ListItem
          title={words.wallets}
          subtitle={
            count > 1 ? formatCount(words.walletsMore, count - 1, options.locale, { wallet }) : wallet
          }
          image={<AccountPicture account={account} size={40} />}
          trailing={<ChevronIcon />}
          onClick={() => push('ProfileWallets')}
          data-testid="account-wallets"
        />
        <NameItem />
      </Stack>
    </ViewBody>
  )
}
