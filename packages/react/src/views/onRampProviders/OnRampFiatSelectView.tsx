import { getCurrencyImageUrl } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoBuy } from '../../hooks/usePorticoBuy.js'
import { Image } from '../../ui/Image/Image.js'
import { ChoiceList } from './ChoiceList.js'
import { nameCurrency } from './formatFiat.js'
import { buyStrings } from './strings.js'

/** The currencies that the provider accepts. */
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
