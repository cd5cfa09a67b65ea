import { type Connection, formatAddress } from '@portico/core'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Picture } from '../parts/pictures/Picture.js'

export interface ConnectionRowProps {
  readonly connection: Connection
  readonly onUse: (connection: Connection) => void
  /** The secondary action: disconnect a live connection, remove an earlier one. */
  readonly away: {
    readonly label: string
    readonly icon: ReactNode
    readonly onClick: (connection: Connection) => void
  }
  readonly busy: boolean
}

export function ConnectionRow({ connection, onUse, away, busy }: ConnectionRowProps) {
  const wallet = getWalletName(connection)
  const address = connection.address ?? connection.accounts[0]?.address
  return (
    <div className="connection" data-row>
      <ListItem
        title={wallet}
        subtitle={address && formatAddress(address)}
        image={<Picture pictured={{ connection }} name={wallet} size={40} />}
        disabled={busy}
        onClick={() => onUse(connection)}
        data-testid={`connection-${connection.connectorId}`}
      />
      <IconButton label={away.label} busy={busy} onClick={() => away.onClick(connection)}>
        {away.icon}
      </IconButton>
    </div>
  )
}

export const getWalletName = ({ name, connectorId }: Connection): string => name ?? connectorId
