import { useEffect, useRef } from 'react'
import { useStyles } from '../useStyles.js'
import { otpFieldStyles } from './OtpField.css.js'

export interface OtpFieldProps {
  value: string
  onValueChange: (value: string) => void
  onComplete: (code: string) => void
  label: string
  invalid?: boolean | undefined
  'aria-describedby'?: string | undefined
  loading?: boolean | undefined
  /** The field takes focus when this changes. */
  turn?: number | undefined
}

const length = 6

export function OtpField(props: OtpFieldProps) {
  useStyles(otpFieldStyles)
  const {
    value,
    onValueChange,
    onComplete,
    label,
    invalid = false,
    loading = false,
    turn = 0,
    ...attributes
  } = props
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn begins in the field
  useEffect(() => {
    if (!loading) input.current?.focus({ preventScroll: true })
  }, [loading, turn])
  const change = (text: string) => {
    // Pasted text may contain more than the digits.
    const digits = text.replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onValueChange(digits)
    if (digits.length === length) onComplete(digits)
  }
  const current = Math.min(value.length, length - 1)
  return (
    <div className="otp">
      <input
        {...attributes}
        ref={input}
        className="otp-input"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={invalid}
        value={value}
        readOnly={loading}
        onChange={event => change(event.target.value)}
        data-testid="otp-input"
      />
      <div className="otp-boxes" aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <span key={index} className="otp-box" data-current={index === current || undefined}>
            {value[index] ?? ''}
          </span>
        ))}
      </div>
    </div>
  )
}
