import { DisconnectIcon } from '../../../ui/icons/DisconnectIcon.js'
import { IconButton, Text } from '../../../ui/index.js'

export interface SessionRowProps {
  readonly title: string
  readonly text: string
  readonly endLabel: string
  readonly busy: boolean
  /** Undefined if the session has ended. */
  readonly onEnd: (() => void) | undefined
}

export function SessionRow({ title, text, endLabel, busy, onEnd }: SessionRowProps) {
  return (
    <li className="sign-in-row" data-row>
      <span className="sign-in-row-text">
        <Text weight="medium" truncate dir="auto">
          {title}
        </Text>
        <Text tone="secondary" size="sm">
          {text}
        </Text>
      </span>
      {onEnd ? (
        <IconButton label={endLabel} busy={busy} onClick={onEnd}>
          <DisconnectIcon />
        </IconButton>
      ) : null}
    </li>
  )
}
