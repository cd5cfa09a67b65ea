import type { PorticoState } from '@portico/core'
import { selectRoute } from '@portico/core/internal'
import { useMessages } from '../hooks/internal/useMessages.js'
import { useNavigation } from '../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../hooks/internal/usePorticoInstance.js'
import { IconButton } from '../ui/IconButton/IconButton.js'
import { BackIcon } from '../ui/icons/BackIcon.js'
import { HelpIcon } from '../ui/icons/HelpIcon.js'
import { getView } from './getView.js'
import { selectHeaderLeft } from './selectHeaderLeft.js'

export function HeaderLeftButton({ router }: Pick<PorticoState, 'router'>) {
  const { options } = usePorticoInstance('HeaderLeftButton')
  const { left: wanted = 'back' } = getView(selectRoute(router))
  const left = selectHeaderLeft(router, options, wanted)
  const { messages } = useMessages()
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
