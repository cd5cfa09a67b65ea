import { usePorticoInstance } from '../../../hooks/internal/usePorticoInstance.js'
import { useStyles } from '../../../ui/useStyles.js'
import { flowStyles } from '../flow/flowStyles.css.js'
import { toPoint } from './toPoint.js'

export interface AmountInputProps {
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
