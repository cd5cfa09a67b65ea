import { CloseIcon } from '../icons/CloseIcon.js'
import { Link } from '../Link/Link.js'

export interface DeveloperNoteProps {
  /** Who it is for. */
  label: string
  message: string
  /** The page about it. */
  link: { readonly href: string; readonly label: string } | undefined
  onDismiss: () => void
  dismissLabel: string
}

/** Something that whoever builds the site should know. Not read out: visitors can do nothing about it. */
export function DeveloperNote({ label, message, link, onDismiss, dismissLabel }: DeveloperNoteProps) {
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
