import { type Connection, formatAddress } from '@portico/core'
import type { ReactNode } from 'react'
import { format } from '../../hooks/internal/useTexts.js'
import { IconButton, ListItem, Stack } from '../../ui/index.js'
import { Heading } from '../parts/Heading/Heading.js'
import { Picture } from '../parts/pictures/Picture.js'

export interface ConnectionListProps {
  readonly title: string
  readonly connections: readonly Connection[]
  readonly onUse: (connection: Connection) => void
  /** The secondary action: disconnect a live connection, remove an earlier one. */
  readonly away: {
    readonly label: string
    readonly icon: ReactNode
    readonly onClick: (connection: Connection) => void
  }
  readonly busy: boolean
}

export function ConnectionList({ title, connections, onUse, away, busy }: ConnectionListProps) {
  if (connections.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading>{title}</Heading>
      {connections.map(connection => {
        const { connectorId, sessionId, accounts, name: wallet = connectorId } = connection
        const address = connection.address ?? accounts[0]?.address
        return (
          <div key={`${connectorId} ${sessionId}`} className="connection" data-row>
            <ListItem
              title={wallet}
              subtitle={address && formatAddress(address)}
              image={<Picture pictured={{ connection }} name={wallet} size={40} />}
              disabled={busy}
              onClick={() => onUse(connection)}
              data-testid={`connection-${connectorId}`}
            />
            <IconButton
              label={format(away.label, { wallet })}
              busy={busy}
              onClick={() => away.onClick(connection)}
            >
              {away.icon}
            </IconButton>
          </div>
        )
      })}
    </Stack>
  )
}
