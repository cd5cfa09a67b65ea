import { closeModal, type PorticoState } from '@portico/core'
import { type ResolvedOptions, selectRoute } from '@portico/core/internal'
import { useNavigation } from '../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../hooks/internal/usePorticoStore.js'
import { useMessages } from '../hooks/internal/useTexts.js'
import { BackIcon } from '../ui/icons/BackIcon.js'
import { CloseIcon } from '../ui/icons/CloseIcon.js'
import { HelpIcon } from '../ui/icons/HelpIcon.js'
import { IconButton, ModalHeader } from '../ui/index.js'
import type { HeaderLeft } from '../views/ViewDefinition.js'
import { getView } from './getView.js'

interface HeaderProps {
  readonly router: PorticoState['router']
  readonly title: string
  readonly quiet?: boolean | undefined
  readonly hasLeft?: boolean | undefined
}

export function Header({ router, title, quiet, hasLeft = true }: HeaderProps) {
  const portico = usePorticoInstance('Header')
  const messages = useMessages()
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

function HeaderLeftButton({ router }: Pick<PorticoState, 'router'>) {
  const { options } = usePorticoInstance('HeaderLeftButton')
  const { left: wanted = 'back' } = getView(selectRoute(router))
  const left = selectHeaderLeft(router, options, wanted)
  const messages = useMessages()
  const { goBack, push } = useNavigation()
  if (left === 'back') {
    return (
      <IconButton label={messages.modal.back} onClick={goBack} data-testid="portico-back">
        <BackIcon />
      </IconButton>
    )
  }
  if (left === 'none') return null
  return (
    <IconButton
      label={messages.modal.walletHelp}
      onClick={() => push('WhatIsAWallet')}
      data-testid="portico-help"
    >
      <HelpIcon />
    </IconButton>
  )
}

export function selectHeaderLeft(
  router: PorticoState['router'],
  { dialog }: { readonly dialog: Pick<ResolvedOptions['dialog'], 'display'> },
  wanted: HeaderLeft,
): HeaderLeft {
  const rooted = dialog.display === 'inPage' && selectRoute(router).name === 'Connect'
  if (router.stack.length > 1 && wanted !== 'none' && !rooted) return 'back'
  return wanted === 'help' ? 'help' : 'none'
}
