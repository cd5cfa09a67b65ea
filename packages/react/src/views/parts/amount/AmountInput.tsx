import { usePorticoInstance } from '../../../hooks/internal/usePorticoInstance.js'
import { toPoint } from './toPoint.js'

export interface AmountInputProps {
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly describedBy: string
  readonly onChange: (amount: string) => void
  readonly 'data-testid': string
}

/** An amount input that converts the decimal separator of the language to a point. */
export function AmountInput({ label, value, isWrong, describedBy, onChange, ...rest }: AmountInputProps) {
  const { locale } = usePorticoInstance('AmountInput').options
  return (
    <input
      {...rest}
      className="send-input send-amount"
      inputMode="decimal"
      autoComplete="off"
      maxLength={80}
      placeholder="0"
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      value={value}
      onChange={event => onChange(toPoint(event.target.value, locale))}
    />
  )
}
