import { type Connection, formatAddress } from '@portico/core'
import { useMessages } from '../../hooks/useMessages.js'
import { useWords } from '../../hooks/useWords.js'
import { enProfile } from '../../locales/later/enProfile.js'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { WalletImage } from '../../ui/Image/WalletImage.js'
import { CloseIcon } from '../../ui/icons/CloseIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'

export interface ConnectionRowProps {
  readonly connection: Connection
  readonly onUse: (connection: Connection) => void
  readonly onRemove?: ((connection: Connection) => void) | undefined
  readonly busy: boolean
}

/** A wallet that can be used instead; an earlier one can be forgotten. */
export function ConnectionRow({ connection, onUse, onRemove, busy }: ConnectionRowProps) {
  const { format } = useMessages()
  const words = useWords('profile', enProfile)
  const wallet = connection.name ?? connection.connectorId
  const [first] = connection.accounts
  return (
    <div className="connection">
      <ListItem
        title={wallet}
        subtitle={first ? formatAddress(first.address) : undefined}
        image={<WalletImage name={wallet} src={connection.icon} size={40} />}
        disabled={busy}
        onClick={() => onUse(connection)}
        data-testid={`connection-${connection.connectorId}`}
      />
      {onRemove ? (
        <IconButton
          label={format(words.remove, { wallet })}
          disabled={busy}
          onClick={() => onRemove(connection)}
        >
          <CloseIcon size={16} />
        </IconButton>
      ) : null}
    </div>
  )
}
