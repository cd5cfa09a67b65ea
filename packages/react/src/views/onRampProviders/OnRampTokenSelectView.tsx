import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoBuy } from '../../hooks/usePorticoBuy.js'
import { ChoiceList } from './ChoiceList.js'
import { SoldPicture } from './SoldPicture.js'
import { buyStrings } from './strings.js'

/** The tokens for sale on the active network. */
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
