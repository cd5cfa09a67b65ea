import type { SendToken } from '@portico/core/internal'
import { useMessages } from '../../../hooks/internal/useMessages.js'
import { ChevronIcon } from '../../../ui/icons/ChevronIcon.js'
import { TokenPicture } from '../pictures/TokenPicture.js'

export interface TokenButtonProps {
  readonly token: SendToken | undefined
  readonly words: { readonly otherToken: string; readonly chooseToken: string }
  readonly onClick: () => void
  readonly 'data-testid': string
}

export function TokenButton({ token, words, ...rest }: TokenButtonProps) {
  const { format } = useMessages()
  return (
    <button
      {...rest}
      type="button"
      className="flow-token"
      aria-label={token ? format(words.otherToken, { token: token.name }) : words.chooseToken}
    >
      {token ? <TokenPicture token={token} size={24} /> : null}
      <bdi>{token?.symbol ?? words.chooseToken}</bdi>
      <ChevronIcon size={16} />
    </button>
  )
}
