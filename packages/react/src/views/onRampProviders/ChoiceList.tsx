import { type ReactNode, useState } from 'react'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { SearchField } from '../../ui/SearchField/SearchField.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { useStyles } from '../../ui/useStyles.js'
import { WindowedList } from '../../ui/WindowedList/WindowedList.js'
import { onRampStyles } from './OnRampProvidersView.css.js'
import { buyStrings } from './strings.js'

interface Choice {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly image: ReactNode
}

export interface ChoiceListProps<Item> {
  readonly items: readonly Item[]
  readonly chosen: string | undefined
  readonly label: string
  readonly searchLabel: string
  readonly describe: (item: Item) => Choice
  readonly onChoose: (id: string) => void
}

const getKey = ({ id }: Choice) => id
const getHeight = () => 60

export function ChoiceList<Item>(props: ChoiceListProps<Item>) {
  useStyles(onRampStyles)
  const { items, chosen, label, searchLabel, describe, onChoose } = props
  const words = useStrings(buyStrings)
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const found = items
    .map(describe)
    .filter(({ title, subtitle }) => [title, subtitle].some(text => text.toLowerCase().includes(sought)))
  return (
    <ViewBody>
      <SearchField
        value={search}
        onValueChange={setSearch}
        label={searchLabel}
        placeholder={searchLabel}
        clearLabel={words.clearSearch}
      />
      {found.length === 0 ? (
        <EmptyState title={words.noneFound} description={words.noneFoundText} picture="search" />
      ) : (
        <WindowedList
          items={found}
          getKey={getKey}
          getHeight={getHeight}
          label={label}
          renderItem={({ id, title, subtitle, image }) => (
            <ListItem
              title={<bdi>{title}</bdi>}
              subtitle={<bdi>{subtitle}</bdi>}
              image={image}
              selected={id === chosen}
              trailing={id === chosen ? <CheckIcon size={20} /> : undefined}
              onClick={() => onChoose(id)}
              data-testid="buy-choice"
            />
          )}
        />
      )}
    </ViewBody>
  )
}
