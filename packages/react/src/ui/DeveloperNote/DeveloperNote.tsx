import { CloseIcon } from '../icons/CloseIcon.js'
import { Link } from '../Link/Link.js'
import { useStyles } from '../useStyles.js'
import { developerNoteStyles } from './DeveloperNote.css.js'

export interface DeveloperNoteProps {
  label: string
  message: string
  link: { readonly href: string; readonly label: string } | undefined
  onDismiss: () => void
  dismissLabel: string
}

/** A note for the site's developer. It is hidden from screen readers, because visitors cannot act on it. */
export function DeveloperNote({ label, message, link, onDismiss, dismissLabel }: DeveloperNoteProps) {
  useStyles(developerNoteStyles)
  return (
    <div className="developer-note" role="note">
      <span className="developer-note-label">{label}</span>
      <span className="developer-note-message">
        {message} {link ? <Link href={link.href}>{link.label}</Link> : null}
      </span>
      <button type="button" className="developer-note-close" aria-label={dismissLabel} onClick={onDismiss}>
        <CloseIcon size={16} />
      </button>
    </div>
  )
}
