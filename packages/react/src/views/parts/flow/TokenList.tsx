import { parseUnits } from '@portico/core'
import type { SendToken } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { ListItem, Tag } from '../../../ui/index.js'
import { Amount } from '../assets/Amount.js'
import { TokenPicture } from '../pictures/Picture.js'
import { SearchableList } from './SearchableList.js'
import { Worth } from './Worth.js'

type Words = Readonly<
  Record<
    'chooseToken' | 'searchTokens' | 'clearSearch' | 'noTokens' | 'noTokensText' | 'lookAlikeToken',
    string
  >
>

export interface TokenListProps {
  readonly tokens: readonly SendToken[]
  readonly words: Words
  readonly getHeading?: ((token: SendToken) => string) | undefined
  readonly shortcuts?: ReactNode
  readonly isDisabled?: ((token: SendToken) => boolean) | undefined
  /** Gets the contract, empty for the native coin. */
  readonly onChoose: (address: string) => void
  readonly 'data-testid': string
}

export function TokenList({ tokens, words, isDisabled, onChoose, ...rest }: TokenListProps) {
  const { 'data-testid': testId, ...list } = rest
  // Grouped lists also contain tokens that the account does not hold.
  const hasAmount = (token: SendToken) => list.getHeading === undefined || isHeld(token)
  return (
    <SearchableList
      {...list}
      items={tokens}
      getKey={({ address, symbol }) => address ?? symbol}
      getTexts={({ name, symbol, address = '' }) => [name, symbol, address]}
      words={{
        label: words.chooseToken,
        search: words.searchTokens,
        clearSearch: words.clearSearch,
        none: words.noTokens,
        noneText: words.noTokensText,
      }}
      renderItem={token => (
        <ListItem
          title={<bdi>{token.name}</bdi>}
          subtitle={
            <bdi>
              {hasAmount(token) ? (
                <Amount balance={{ amount: token.balance, symbol: token.symbol }} />
              ) : (
                token.symbol
              )}
            </bdi>
          }
          image={<TokenPicture token={token} size={40} />}
          trailing={
            token.isImitation ? (
              <Tag tone="warning">{words.lookAlikeToken}</Tag>
            ) : hasAmount(token) ? (
              <Worth token={token} units={parseUnits(token.balance, token.decimals)} />
            ) : undefined
          }
          disabled={isDisabled?.(token)}
          onClick={() => onChoose(token.address ?? '')}
          data-testid={testId}
        />
      )}
    />
  )
}

export const isHeld = ({ balance }: SendToken) => /[1-9]/.test(balance)
