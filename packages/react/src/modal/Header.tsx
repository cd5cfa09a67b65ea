import { closeModal, type PorticoState } from '@portico/core'
import { useMessages } from '../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../hooks/internal/usePorticoInstance.js'
import { IconButton } from '../ui/IconButton/IconButton.js'
import { CloseIcon } from '../ui/icons/CloseIcon.js'
import { ModalHeader } from '../ui/ModalFrame/ModalHeader.js'
import { HeaderLeftButton } from './HeaderLeftButton.js'

export interface HeaderProps {
  readonly router: PorticoState['router']
  readonly title: string
  readonly quiet?: boolean | undefined
  /** Off where there is no previous view and help is already shown. */
  readonly hasLeft?: boolean | undefined
}

export function Header({ router, title, quiet, hasLeft = true }: HeaderProps) {
  const portico = usePorticoInstance('Header')
  const { messages } = useMessages()
  // An in-page modal cannot be closed.
  const closing =
    portico.options.dialog.display === 'inPage' ? null : (
      <IconButton
        label={messages.modal.close}
        onClick={() => closeModal(portico)}
        data-testid="portico-close"
      >
        <CloseIcon />
      </IconButton>
    )
  return (
    <ModalHeader
      title={title}
      quiet={quiet}
      left={hasLeft ? <HeaderLeftButton router={router} /> : null}
      right={closing}
    />
  )
}
