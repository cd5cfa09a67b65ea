import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'

/** Links to the sign-ins and to the smart sessions. */
export function SessionItems() {
  const { titles } = useMessages().messages
  const { push } = useNavigation()
  const hasSignIn = usePorticoStore(({ signIn }) => signIn.status !== 'off')
  const hasSmartSessions = usePorticoStore(({ features }) => features.values.smartSessions)
  return (
    <>
      {hasSignIn ? (
        <ListItem
          title={titles.signIns}
          image={<CheckIcon />}
          trailing={<ChevronIcon />}
          onClick={() => push('SignIns')}
          data-testid="account-sign-ins"
        />
      ) : null}
      {hasSmartSessions ? (
        <ListItem
          title={titles.smartSessions}
          image={<ShieldIcon />}
          trailing={<ChevronIcon />}
          onClick={() => push('SmartSessions')}
          data-testid="account-smart-sessions"
        />
      ) : null}
    </>
  )
}
