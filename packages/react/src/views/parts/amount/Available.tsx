import { formatBalance } from '@portico/core'
import type { SendToken } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { useMessages } from '../../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoInstance.js'
import { useMutation } from '../../../hooks/useMutation.js'
import { Text } from '../../../ui/Text/Text.js'

export interface AvailableProps {
  readonly id: string
  readonly token: SendToken | undefined
  readonly words: { readonly available: string; readonly max: string }
  readonly onMax: () => Promise<void>
  readonly children?: ReactNode
  readonly testId: string
}

export function Available({ id, token, words, onMax, children, testId }: AvailableProps) {
  const { locale } = usePorticoInstance('Available').options
  const { format } = useMessages()
  const { mutate: takeAll, state: taking } = useMutation(onMax)
  return (
    <div className="flow-line">
      <span className="flow-grow" id={id}>
        <Text size="xs" tone="secondary" truncate>
          {token ? (
            <bdi>
              {format(words.available, { amount: `${formatBalance(token.balance, locale)} ${token.symbol}` })}
            </bdi>
          ) : null}
        </Text>
      </span>
      {children}
      {token ? (
        <button
          type="button"
          className="flow-small"
          aria-busy={taking.isPending || undefined}
          onClick={() => takeAll(undefined)}
          data-testid={testId}
        >
          {words.max}
        </button>
      ) : null}
    </div>
  )
}
