import {
  editBuy,
  listSoldTokens,
  onRampOptionsQuery,
  type SoldToken,
  selectSoldToken,
} from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { ChoiceList } from './ChoiceList.js'
import { isSameSoldList } from './isSameSold.js'
import { SoldPicture } from './SoldPicture.js'
import { buyStrings } from './strings.js'

/** The tokens for sale on the active network. */
export function OnRampTokenSelectView() {
  const portico = usePorticoInstance('OnRampTokenSelectView')
  const words = useStrings(buyStrings)
  const { goBack } = useNavigation()
  const sold = usePorticoStore(listSoldTokens, isSameSoldList)
  const chosen = usePorticoStore(state => selectSoldToken(state)?.id)
  usePorticoQuery(onRampOptionsQuery, {})
  return (
    <ChoiceList
      items={sold}
      chosen={chosen}
      label={words.chooseToken}
      searchLabel={words.searchToken}
      describe={({ id, name, symbol }: SoldToken) => ({
        id,
        title: name,
        subtitle: symbol,
        image: <SoldPicture symbol={symbol} size={40} />,
      })}
      onChoose={token => {
        editBuy(portico, { token })
        goBack()
      }}
    />
  )
}
