import { nameZoneQuery, selectNameOwner } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoName } from '../../hooks/usePorticoName.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { NameIcon } from '../../ui/icons/NameIcon.js'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { accountStrings } from './strings.js'

export function NameItem() {
  const { services } = usePorticoInstance('NameItem').options
  const words = useStrings(accountStrings)
  const { push } = useNavigation()
  const isAble = usePorticoStore(state => selectNameOwner(state) !== undefined) && services.data !== undefined
  const zone = usePorticoQuery(nameZoneQuery, isAble ? {} : undefined)
  // The header fetches it.
  const name = usePorticoName({ query: { enabled: false } })
  if (!isAble || zone.data === undefined || name.status !== 'success' || name.data.name) return null
  return (
    <ListItem
      title={words.chooseName}
      image={<NameIcon />}
      trailing={<ChevronIcon />}
      onClick={() => push('ChooseAccountName')}
      data-testid="account-choose-name"
    />
  )
}

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
