import { formatBalance } from '@portico/core'
import type { SendToken } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoStore.js'
import { useMessages } from '../../../hooks/internal/useTexts.js'
import { useMutation } from '../../../hooks/useMutation.js'
import { ChevronIcon } from '../../../ui/icons/ChevronIcon.js'
import { Text } from '../../../ui/Text/Text.js'
import { useStyles } from '../../../ui/useStyles.js'
import { flowStyles } from '../flow/flowStyles.css.js'
import { TokenPicture } from '../pictures/Picture.js'

interface AmountInputProps {
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly describedBy?: string | undefined
  readonly maxLength?: number | undefined
  readonly onChange: (amount: string) => void
  readonly 'data-testid': string
}

/** An amount input that converts the decimal separator of the language to a point. */
export function AmountInput(props: AmountInputProps) {
  useStyles(flowStyles)
  const { label, value, isWrong, describedBy, maxLength = 80, onChange, ...rest } = props
  const { locale } = usePorticoInstance('AmountInput').options
  return (
    <input
      {...rest}
      className="flow-input flow-amount"
      inputMode="decimal"
      autoComplete="off"
      maxLength={maxLength}
      placeholder="0"
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      value={value}
      onChange={event => onChange(toPoint(event.target.value, locale))}
    />
  )
}

interface AvailableProps {
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

interface TokenButtonProps {
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

/**
 * Phone keyboards offer only the decimal separator of their language. Other characters stay, so that validation
 * refuses them.
 */
export function toPoint(typed: string, locale: string | undefined): string {
  const [, sign] = /^1(.)5$/.exec(formatHalf(locale)) ?? []
  return sign === ',' && !typed.includes('.') ? typed.replace(',', '.') : typed
}

function formatHalf(locale: string | undefined): string {
  try {
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5)
  } catch {
    // The site's locale is not a valid language tag.
    return '1.5'
  }
}
