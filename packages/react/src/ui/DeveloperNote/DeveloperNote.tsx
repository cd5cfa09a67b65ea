import { CloseIcon } from '../icons/CloseIcon.js'

export interface DeveloperNoteProps {
  /** Who it is for. */
  label: string
  message: string
  onDismiss: () => void
  dismissLabel: string
}

/** Something that whoever builds the site should know. Not read out: visitors can do nothing about it. */
export function DeveloperNote({ label, message, onDismiss, dismissLabel }: DeveloperNoteProps) {
  return (
    <div className="developer-note" role="note">
      <span className="developer-note-label">{label}</span>
      <span className="developer-note-message">{message}</span>
      <button type="button" className="developer-note-close" aria-label={dismissLabel} onClick={onDismiss}>
        <CloseIcon size={16} />
      </button>
    </div>
  )
}
