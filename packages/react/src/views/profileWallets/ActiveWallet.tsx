import { formatAddress, type Network } from '@portico/core'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { Button, CopyButton, IconButton, Tag, Text } from '../../ui/index.js'
import { accountStrings } from '../account/strings.js'
import { ExplorerLink, useExplorerUrl } from '../parts/account/ExplorerLink.js'
import { getWalletName } from '../parts/account/getWalletName.js'
import type { ShownAccount } from '../parts/pictures/AccountPicture.js'
import { AccountPicture } from '../parts/pictures/AccountPicture.js'
import { profileStrings } from './strings.js'

export interface ActiveWalletProps {
  readonly account: ShownAccount
  readonly network: Network | undefined
  /** Makes it the signer; undefined if it already is. */
  readonly onUse: (() => void) | undefined
  /** Undefined where the view has one button for all. */
  readonly onDisconnect?: (() => void) | undefined
}

export function ActiveWallet({ account, network, onUse, onDisconnect }: ActiveWalletProps) {
  const { address, user } = account
  const wallet = getWalletName(account)
  const words = useStrings(accountStrings)
  const profile = useStrings(profileStrings)
  const explorer = useExplorerUrl(network, address)
  return (
    <section className="active-wallet">
      <AccountPicture account={account} size={40} />
      <div className="active-wallet-text">
        <span className="active-wallet-name">
          <Text as="h2" size="md" weight="medium" truncate>
            {wallet}
          </Text>
          {onUse ? null : <Tag tone="success">{profile.signs}</Tag>}
        </span>
        <Text variant="caption">
          {user?.email ? `${user.email} · ${formatAddress(address)}` : formatAddress(address)}
        </Text>
      </div>
      {onUse ? (
        <Button
          size="sm"
          onClick={onUse}
          aria-label={format(profile.useNamed, { wallet })}
          data-testid="use-wallet"
        >
          {profile.use}
        </Button>
      ) : null}
      <CopyButton iconOnly label={words.copyAddress} copiedLabel={words.copied} text={address} />
      <ExplorerLink url={explorer} label={words.viewOnExplorer} />
      {onDisconnect ? (
        <IconButton
          label={format(profile.disconnect, { wallet })}
          onClick={onDisconnect}
          data-testid="disconnect-active"
        >
          <DisconnectIcon />
        </IconButton>
      ) : null}
    </section>
  )
}
