import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'

export function SignInsItem() {
  const { messages } = useMessages()
  const { push } = useNavigation()
  const hasSignIn = usePorticoStore(({ signIn }) => signIn.status !== 'off')
  if (!hasSignIn) return null
  return (
    <ListItem
      title={messages.titles.signIns}
      image={<CheckIcon />}
      trailing={<ChevronIcon />}
      onClick={() => push('SignIns')}
      data-testid="account-sign-ins"
    />
  )
}
