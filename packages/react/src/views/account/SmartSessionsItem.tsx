import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'

export function SmartSessionsItem() {
  const { messages } = useMessages()
  const { push } = useNavigation()
  const isOn = usePorticoStore(({ features }) => features.values.smartSessions)
  if (!isOn) return null
  return (
    <ListItem
      title={messages.titles.smartSessions}
      image={<ShieldIcon />}
      trailing={<ChevronIcon />}
      onClick={() => push('SmartSessions')}
      data-testid="account-smart-sessions"
    />
  )
}
