import { CloseIcon } from '../icons/CloseIcon.js'
import { InfoIcon } from '../icons/InfoIcon.js'
import { WarningIcon } from '../icons/WarningIcon.js'

export interface AlertBarProps {
  message: string
  kind?: 'error' | 'warning' | 'info' | undefined
  onDismiss?: (() => void) | undefined
  dismissLabel?: string | undefined
}

/** Stays above the view until it is closed; for the site's owner, not for toasts. */
export function AlertBar({ message, kind = 'error', onDismiss, dismissLabel }: AlertBarProps) {
  return (
    <div className={`alert alert-${kind}`} role="alert">
      {kind === 'info' ? <InfoIcon /> : <WarningIcon />}
      <span className="alert-message">{message}</span>
      {onDismiss ? (
        <button type="button" className="alert-close" aria-label={dismissLabel} onClick={onDismiss}>
          <CloseIcon size={16} />
        </button>
      ) : null}
    </div>
  )
}
