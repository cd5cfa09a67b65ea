import {
  editBuy,
  getCurrencyImageUrl,
  listPaymentCurrencies,
  onRampOptionsQuery,
  type PaymentCurrency,
  selectPaymentCurrency,
} from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { Image } from '../../ui/Image/Image.js'
import { ChoiceList } from './ChoiceList.js'
import { nameCurrency } from './formatFiat.js'
import { buyStrings } from './strings.js'

/** The currencies that the provider accepts. */
export function OnRampFiatSelectView() {
  const portico = usePorticoInstance('OnRampFiatSelectView')
  const { options } = portico
  const words = useStrings(buyStrings)
  const { goBack } = useNavigation()
  const currencies = usePorticoStore(listPaymentCurrencies)
  const chosen = usePorticoStore(state => selectPaymentCurrency(state)?.id)
  usePorticoQuery(onRampOptionsQuery, {})
  return (
    <ChoiceList
      items={currencies}
      chosen={chosen}
      label={words.chooseCurrency}
      searchLabel={words.searchCurrency}
      describe={({ id }: PaymentCurrency) => ({
        id,
        title: nameCurrency(id, options.locale),
        subtitle: id,
        image: <Image src={getCurrencyImageUrl(options, id)} name={id} shape="circle" size={40} />,
      })}
      onChoose={currency => {
        editBuy(portico, { currency })
        goBack()
      }}
    />
  )
}
