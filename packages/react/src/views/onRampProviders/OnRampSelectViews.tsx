import { getCurrencyImageUrl } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoBuy } from '../../hooks/usePorticoBuy.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { Image, ListItem } from '../../ui/index.js'
import { SearchableList } from '../parts/flow/SearchableList.js'
import { nameCurrency } from './formatFiat.js'
import { SoldPicture } from './SoldPicture.js'
import { buyStrings } from './strings.js'

export function OnRampFiatSelectView() {
  const { options } = usePorticoInstance('OnRampFiatSelectView')
  const words = useStrings(buyStrings)
  const { goBack } = useNavigation()
  const { currencies, currency, edit } = usePorticoBuy()
  return (
    <ChoiceList
      choices={currencies.map(({ id }) => ({
        id,
        title: nameCurrency(id, options.locale),
        subtitle: id,
        image: <Image src={getCurrencyImageUrl(options, id)} name={id} shape="circle" size={40} />,
      }))}
      chosen={currency?.id}
      label={words.chooseCurrency}
      searchLabel={words.searchCurrency}
      onChoose={id => {
        edit({ currency: id })
        goBack()
      }}
    />
  )
}

export function OnRampTokenSelectView() {
  const words = useStrings(buyStrings)
  const { goBack } = useNavigation()
  const { tokens, token, edit } = usePorticoBuy()
  return (
    <ChoiceList
      choices={tokens.map(({ id, name, symbol }) => ({
        id,
        title: name,
        subtitle: symbol,
        image: <SoldPicture symbol={symbol} size={40} />,
      }))}
      chosen={token?.id}
      label={words.chooseToken}
      searchLabel={words.searchToken}
      onChoose={id => {
        edit({ token: id })
        goBack()
      }}
    />
  )
}

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
