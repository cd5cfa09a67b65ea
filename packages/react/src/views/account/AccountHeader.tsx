import { formatAddress, type Network } from '@portico/core'
import { isShallowEqual, selectProfile } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoDisconnect } from '../../hooks/usePorticoDisconnect.js'
import { usePorticoName } from '../../hooks/usePorticoName.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { SettingsIcon } from '../../ui/icons/SettingsIcon.js'
import { SocialIcon } from '../../ui/icons/SocialIcon.js'
import { Avatar, Button, CopyButton, IconButton, Text } from '../../ui/index.js'
import { countWallets } from '../parts/account/countWallets.js'
import { ExplorerLink, useExplorerUrl } from '../parts/account/ExplorerLink.js'
import { getWalletName } from '../parts/account/getWalletName.js'
import { useNetworkName } from '../parts/networks/useNetworkName.js'
import type { ShownAccount } from '../parts/pictures/AccountPicture.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import { accountStrings } from './strings.js'

export interface AccountHeaderProps {
  readonly account: ShownAccount
  readonly network: Network | undefined
  readonly balance: ReactNode
}

/** Who is connected and where in one row, the total with the controls of the account in the next. */
export function AccountHeader({ account, network, balance }: AccountHeaderProps) {
  const words = useStrings(accountStrings)
  const { options } = usePorticoInstance('AccountHeader')
  const { push } = useNavigation()
  const { address, user } = account
  usePorticoName({ query: { enabled: options.services.data !== undefined } })
  const profile = usePorticoStore(state => selectProfile(state), isShallowEqual)
  const networkName = useNetworkName(network)
  const short = formatAddress(address)
  // The e-mail address means more to its owner than an unfamiliar address.
  const name = profile.name ?? user?.email ?? user?.username
  return (
    <div className="account">
      <div className="account-row">
        <span className="account-avatar">
          <Avatar address={address} src={profile.avatar} size={40} />
          {user?.provider ? (
            <span className="account-mark">
              <SocialIcon of={user.provider} size={12} />
            </span>
          ) : null}
        </span>
        <div className="account-text">
          <div className="account-name">
            <Text as="h2" size="md" weight="semibold" truncate dir="auto">
              {name ?? short}
            </Text>
            <CopyButton
              iconOnly
              label={words.copyAddress}
              copiedLabel={words.copied}
              text={address}
              data-testid="copy-address"
            />
          </div>
          {/* A name can imitate another one, so the address is always shown. */}
          {name ? <Text variant="caption">{short}</Text> : null}
        </div>
        {network ? (
          <Button
            size="sm"
            icon={<NetworkPicture network={network} name={networkName} size={24} />}
            onClick={() => push('Networks')}
            disabled={!options.dialog.networkSwitch}
            aria-label={format(words.network, { network: networkName })}
            data-testid="account-network"
          >
            {networkName}
          </Button>
        ) : null}
      </div>
      <div className="account-row">
        {balance}
        <AccountControls account={account} network={network} />
      </div>
    </div>
  )
}

function AccountControls({ account, network }: Omit<AccountHeaderProps, 'balance'>) {
  const portico = usePorticoInstance('AccountControls')
  const messages = useMessages()
  const words = useStrings(accountStrings)
  const { push } = useNavigation()
  const { disconnect } = usePorticoDisconnect()
  const explorer = useExplorerUrl(network, account.address)
  const namespace = usePorticoStore(state => state.networks.activeNamespace)
  const hasSeveral = usePorticoStore(state => countWallets(state) > 1)
  const hasSettings = usePorticoStore(
    ({ signIn, features }) =>
      portico.sources.get(account.connectorId)?.surface !== undefined ||
      signIn.status !== 'off' ||
      features.values.smartSessions,
  )
  return (
    <span className="account-controls">
      <ExplorerLink url={explorer} label={words.viewOnExplorer} />
      {hasSettings ? (
        <IconButton
          label={messages.titles.accountSettings}
          onClick={() => push('AccountSettings')}
          data-testid="account-settings"
        >
          <SettingsIcon />
        </IconButton>
      ) : null}
      <IconButton
        label={
          hasSeveral ? format(words.disconnectOne, { wallet: getWalletName(account) }) : words.disconnect
        }
        onClick={() => disconnect({ namespace })}
        data-testid="disconnect"
      >
        <DisconnectIcon />
      </IconButton>
    </span>
  )
}
