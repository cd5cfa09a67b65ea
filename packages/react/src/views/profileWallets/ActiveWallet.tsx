import { formatAddress, type Network } from '@portico/core'
import { useAccountWords } from '../../hooks/useAccountWords.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useWords } from '../../hooks/useWords.js'
import { enProfile } from '../../locales/later/enProfile.js'
import { CopyButton } from '../../ui/CopyButton/CopyButton.js'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { WalletImage } from '../../ui/Image/WalletImage.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { Tag } from '../../ui/Tag/Tag.js'
import { Text } from '../../ui/Text/Text.js'
import { copyText } from '../parts/account/copyText.js'
import { ExplorerLink } from '../parts/account/ExplorerLink.js'
import { getExplorerUrl } from '../parts/account/getExplorerUrl.js'
import type { ShownAccount } from '../parts/account/ShownAccount.js'

export interface ActiveWalletProps {
  readonly account: ShownAccount
  readonly network: Network | undefined
  /** Not given where the view has one button for it. */
  readonly onDisconnect?: (() => void) | undefined
}

/** The wallet in use. */
export function ActiveWallet({ account, network, onDisconnect }: ActiveWalletProps) {
  const { wallet, address, user } = account
  const { format } = useMessages()
  const words = useAccountWords()
  const profile = useWords('profile', enProfile)
  return (
    <section className="active-wallet">
      <WalletImage name={wallet.name} src={wallet.icon} size={40} />
      <div className="active-wallet-text">
        <span className="active-wallet-name">
          <Text as="h2" size="md" weight="medium" truncate>
            {wallet.name}
          </Text>
          <Tag tone="success">{profile.active}</Tag>
        </span>
        <Text size="xs" tone="secondary">
          {user?.email ? `${user.email} · ${formatAddress(address)}` : formatAddress(address)}
        </Text>
      </div>
      <CopyButton
        iconOnly
        label={words.copyAddress}
        copiedLabel={words.copied}
        onCopy={() => copyText(address)}
      />
      <ExplorerLink url={getExplorerUrl(network, address)} label={words.viewOnExplorer} />
      {onDisconnect ? (
        <IconButton
          label={format(profile.disconnect, { wallet: wallet.name })}
          onClick={onDisconnect}
          data-testid="disconnect-active"
        >
          <DisconnectIcon />
        </IconButton>
      ) : null}
    </section>
  )
}
