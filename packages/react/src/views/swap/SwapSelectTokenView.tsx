import type { SwapToken } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoSwap } from '../../hooks/usePorticoSwap.js'
import { useStyles, ViewSkeleton } from '../../ui/index.js'
import { isHeld, TokenList } from '../parts/flow/TokenList.js'
import { TokenPicture } from '../parts/pictures/Picture.js'
import type { ViewProps } from '../ViewDefinition.js'
import { swapStyles } from './SwapView.css.js'
import { swapStrings } from './strings.js'

/** The tokens that can be swapped on the network, the visitor's own first, then all by symbol. */
export function SwapSelectTokenView({ route: { side } }: ViewProps<'SwapSelectToken'>) {
  useStyles(swapStyles)
  const messages = useMessages()
  const words = useStrings(swapStrings)
  const { goBack } = useNavigation()
  const { draft, tokens, suggestedTokens, isLoadingTokens, edit } = usePorticoSwap()
  const other = side === 'from' ? draft.to : (draft.from ?? '')
  const isOther = ({ address = '' }: SwapToken) => address === other
  const choose = (address: string) => {
    edit(side === 'from' ? { from: address, amount: '' } : { to: address })
    goBack()
  }
  if (isLoadingTokens) return <ViewSkeleton parts={[48, 36, 56, 56, 56]} label={messages.modal.loading} />
  const rest = tokens.filter(token => !isHeld(token))
  return (
    <TokenList
      tokens={[
        ...tokens.filter(isHeld),
        ...rest.sort((one, another) => one.symbol.localeCompare(another.symbol)),
      ]}
      words={words}
      getHeading={token => (isHeld(token) ? words.yourTokens : words.allTokens)}
      isDisabled={isOther}
      onChoose={choose}
      data-testid="swap-choice"
      shortcuts={
        suggestedTokens.length > 0 ? (
          <fieldset className="swap-chips" aria-label={words.suggested}>
            {suggestedTokens.map(token => (
              <button
                key={token.symbol}
                type="button"
                className="swap-chip"
                disabled={isOther(token)}
                onClick={() => choose(token.address ?? '')}
              >
                <TokenPicture token={token} size={24} />
                <bdi>{token.symbol}</bdi>
              </button>
            ))}
          </fieldset>
        ) : null
      }
    />
  )
}
