import { formatAddress, type Network } from '@portico/core'
import { isShallowEqual, selectProfile } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { usePorticoName } from '../../hooks/usePorticoName.js'
import { Avatar } from '../../ui/Avatar/Avatar.js'
import { Button } from '../../ui/Button/Button.js'
import { CopyButton } from '../../ui/CopyButton/CopyButton.js'
import { Text } from '../../ui/Text/Text.js'
import { ExplorerLink, useExplorerUrl } from '../parts/account/ExplorerLink.js'
import { useNetworkName } from '../parts/networks/useNetworkName.js'
import type { ShownAccount } from '../parts/pictures/Picture.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import { accountStrings } from './strings.js'

export interface AccountHeaderProps {
  readonly account: ShownAccount
  readonly network: Network | undefined
  readonly balance: ReactNode
}

export function AccountHeader({ account, network, balance }: AccountHeaderProps) {
  const { format } = useMessages()
  const words = useStrings(accountStrings)
  const { options } = usePortico().portico
  const { push } = useNavigation()
  const { address, user } = account
  usePorticoName({ query: { enabled: options.services.data !== undefined } })
  const profile = usePorticoStore(state => selectProfile(state), isShallowEqual)
  const networkName = useNetworkName(network)
  const short = formatAddress(address)
  // The e-mail address means more to its owner than an unfamiliar address.
  const name = profile.name ?? user?.email
  const explorer = useExplorerUrl(network, address)
  return (
    <div className="account">
      <Avatar address={address} src={profile.avatar} size={72} />
      <div className="account-name">
        <Text as="h2" size="xl" weight="semibold" truncate dir="auto">
          {name ?? short}
        </Text>
        <CopyButton
          iconOnly
          label={words.copyAddress}
          copiedLabel={words.copied}
          text={address}
          data-testid="copy-address"
        />
        <ExplorerLink url={explorer} label={words.viewOnExplorer} />
      </div>
      {/* A name can imitate another one, so the address is always shown. */}
      {name ? (
        <Text size="xs" tone="secondary">
          {short}
        </Text>
      ) : null}
      {user?.email && profile.name ? (
        <Text size="xs" tone="secondary" truncate dir="auto">
          {user.email}
        </Text>
      ) : null}
      {balance}
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
  )
}
