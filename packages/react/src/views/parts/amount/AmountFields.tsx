import { formatBalance } from '@portico/core'
import type { SendToken } from '@portico/core/internal'
import {
  type ChangeEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoStore.js'
import { format } from '../../../hooks/internal/useTexts.js'
import { useMutation } from '../../../hooks/useMutation.js'
import { getActiveElement } from '../../../ui/dom/getActiveElement.js'
import { ChevronIcon } from '../../../ui/icons/ChevronIcon.js'
import { SwapIcon } from '../../../ui/icons/SwapIcon.js'
import { Text, useStyles } from '../../../ui/index.js'
import { flowStyles } from '../flow/flowStyles.css.js'
import { TokenPicture } from '../pictures/Picture.js'
import { amountStyles } from './amountStyles.css.js'
import { readTyped, showTyped } from './readTyped.js'

interface AmountInputProps {
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly describedBy?: string | undefined
  readonly maxLength?: number | undefined
  /** @default 18 */
  readonly decimals?: number | undefined
  readonly onChange: (amount: string) => void
  readonly onEnter?: (() => void) | undefined
  readonly 'data-testid': string
}

/** What the amount inputs share: they take digits and one decimal separator, and nothing else. */
function useAmountInput(props: AmountInputProps) {
  const { label, value, isWrong, describedBy, maxLength = 80, decimals = 18, onChange, onEnter } = props
  const { locale } = usePorticoInstance('AmountInput').options
  return {
    inputMode: 'decimal',
    enterKeyHint: 'next',
    autoComplete: 'off',
    maxLength,
    placeholder: '0',
    'aria-label': label,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
    'data-testid': props['data-testid'],
    value: showTyped(value, locale),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const amount = readTyped(event.target.value, { locale, decimals })
      if (amount !== undefined) onChange(amount)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return
      event.preventDefault()
      onEnter?.()
    },
  } as const
}

/** The number of letters, from which CSS sets the size of the text. */
const toLength = (length: number): CSSProperties => ({ ['--amount-length' as string]: Math.max(length, 1) })

/** An amount in a box, which shrinks to fit. */
export function AmountInput(props: AmountInputProps) {
  useStyles(flowStyles)
  useStyles(amountStyles)
  return (
    <span className="amount-box" style={toLength(props.value.length)}>
      <input {...useAmountInput(props)} className="flow-input flow-amount" />
    </span>
  )
}

interface BigAmountProps extends AmountInputProps {
  /** `$` comes first, `ETH` last. */
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
  /** Below the amount: its value in another unit, or what is wrong. */
  readonly children?: ReactNode
}

/** The amount of a form: large, centred and focused. It shrinks to fit. */
export function BigAmount(props: BigAmountProps) {
  useStyles(amountStyles)
  const { prefix = '', suffix = '', isWrong, children } = props
  const input = useAmountInput(props)
  const field = useEntryFocus<HTMLInputElement>()
  const length = prefix.length + (input.value.length || 1) + (suffix === '' ? 0 : suffix.length + 1)
  return (
    <div className="amount" data-wrong={isWrong || undefined}>
      <label className="amount-line" style={toLength(length)}>
        {prefix ? (
          <span className="amount-unit" aria-hidden="true">
            {prefix}
          </span>
        ) : null}
        <span className="amount-field" data-value={input.value || '0'}>
          <input {...input} ref={field} className="amount-input" size={1} />
        </span>
        {suffix ? (
          <bdi className="amount-unit" aria-hidden="true">
            {suffix}
          </bdi>
        ) : null}
      </label>
      {children}
    </div>
  )
}

/** Focuses a field when its view appears, unless the view has restored focus to another control. */
export function useEntryFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null)
  useEffect(() => {
    const input = field.current
    const isElsewhere = input?.closest('.view')?.contains(getActiveElement(input.ownerDocument))
    if (!isElsewhere) input?.focus({ preventScroll: true })
  }, [])
  return field
}

interface OtherUnitProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
  readonly 'data-testid': string
}

/** The same amount in another unit, to switch to it. */
export const OtherUnit = ({ label, children, ...rest }: OtherUnitProps) => (
  <button {...rest} type="button" className="amount-other" aria-label={label}>
    {children}
    <SwapIcon size={16} />
  </button>
)

interface SharesProps {
  readonly words: { readonly max: string; readonly share: string }
  readonly onChoose: (percent: number) => Promise<void>
  readonly testId: string
}

/** Fills in a share of the balance. */
export function Shares({ words, onChoose, testId }: SharesProps) {
  useStyles(amountStyles)
  const { locale } = usePorticoInstance('Shares').options
  const { mutate, state } = useMutation(onChoose)
  return (
    <div className="amount-shares">
      {[25, 50, 100].map(percent => {
        const text = formatShare(percent, locale)
        return (
          <button
            key={percent}
            type="button"
            className="amount-share"
            aria-busy={(state.isPending && percent === 100) || undefined}
            aria-label={percent === 100 ? words.max : format(words.share, { percent: text })}
            onClick={() => mutate(percent)}
            data-testid={percent === 100 ? testId : `${testId}-${percent}`}
          >
            {percent === 100 ? words.max : text}
          </button>
        )
      })}
    </div>
  )
}

function formatShare(percent: number, locale: string | undefined): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)
  } catch {
    return `${percent}%`
  }
}

interface AvailableProps {
  readonly id: string
  readonly token: SendToken | undefined
  readonly words: { readonly available: string }
}

export function Available({ id, token, words }: AvailableProps) {
  const { locale } = usePorticoInstance('Available').options
  return (
    <span className="flow-grow" id={id}>
      <Text size="xs" tone="secondary" truncate>
        {token ? (
          <bdi>
            {format(words.available, { amount: `${formatBalance(token.balance, locale)} ${token.symbol}` })}
          </bdi>
        ) : null}
      </Text>
    </span>
  )
}

interface TokenButtonProps {
  readonly token: SendToken | undefined
  readonly words: { readonly otherToken: string; readonly chooseToken: string }
  readonly onClick: () => void
  readonly 'data-testid': string
}

export function TokenButton({ token, words, ...rest }: TokenButtonProps) {
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
