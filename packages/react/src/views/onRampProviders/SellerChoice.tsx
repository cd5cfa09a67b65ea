import { useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoBuyResult } from '../../hooks/usePorticoBuy.js'
import { Text, useStyles } from '../../ui/index.js'
import { onRampStyles } from './OnRampProvidersView.css.js'
import { buyStrings } from './strings.js'

/** Nothing if there is only one seller. */
export function SellerChoice({
  buy: { sellers, seller, chooseSeller },
}: {
  readonly buy: UsePorticoBuyResult
}) {
  useStyles(onRampStyles)
  const words = useStrings(buyStrings)
  if (sellers.length < 2) return null
  return (
    <fieldset className="buy-presets buy-sellers">
      <Text as="legend" variant="caption">
        {words.seller}
      </Text>
      {sellers.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="buy-preset"
          aria-pressed={id === seller}
          onClick={() => chooseSeller(id)}
          data-testid="buy-seller"
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
