import type { ReactNode } from 'react'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { SearchableList } from '../parts/flow/SearchableList.js'
import { buyStrings } from './strings.js'

interface Choice {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly image: ReactNode
}

export interface ChoiceListProps {
  readonly choices: readonly Choice[]
  readonly chosen: string | undefined
  readonly label: string
  readonly searchLabel: string
  readonly onChoose: (id: string) => void
}

export function ChoiceList({ choices, chosen, label, searchLabel, onChoose }: ChoiceListProps) {
  const { clearSearch, noneFound: none, noneFoundText: noneText } = useStrings(buyStrings)
  return (
    <SearchableList
      items={choices}
      getKey={({ id }) => id}
      getTexts={({ title, subtitle }) => [title, subtitle]}
      words={{ label, search: searchLabel, clearSearch, none, noneText }}
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
  )
}
