import { nameZoneQuery, selectNameOwner } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoName } from '../../hooks/usePorticoName.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { NameIcon } from '../../ui/icons/NameIcon.js'
import { ListItem } from '../../ui/index.js'
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
