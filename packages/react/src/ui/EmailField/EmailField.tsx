import { type FormEvent, type ReactNode, useId } from 'react'
import { ChevronIcon } from '../icons/ChevronIcon.js'
import { MailIcon } from '../icons/MailIcon.js'
import { Spinner } from '../Spinner/Spinner.js'
import { Text } from '../Text/Text.js'
import { useStyles } from '../useStyles.js'
import { emailFieldStyles } from './EmailField.css.js'

export interface EmailFieldProps {
  value: string
  onValueChange: (value: string) => void
  onSubmit: () => void
  onFocus?: (() => void) | undefined
  label: string
  submitLabel: string
  error?: ReactNode
  loading?: boolean | undefined
  disabled?: boolean | undefined
}

/** Shorter than any address; the submit button appears from this length. */
const shortest = 4

export function EmailField(props: EmailFieldProps) {
  useStyles(emailFieldStyles)
  const { value, onValueChange, onSubmit, onFocus, label, submitLabel, error, loading, disabled } = props
  const errorId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!loading && value.length >= shortest) onSubmit()
  }
  return (
    <form className="email" noValidate onSubmit={submit}>
      <div className="email-box">
        <span className="email-icon">
          <MailIcon />
        </span>
        <input
          className="email-input"
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={254}
          aria-label={label}
          placeholder={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={value}
          disabled={disabled}
          readOnly={loading}
          onFocus={onFocus}
          onChange={event => onValueChange(event.target.value)}
          data-testid="email-input"
        />
        {value.length >= shortest ? (
          <button
            type="submit"
            className="email-submit"
            aria-label={submitLabel}
            aria-busy={loading || undefined}
            aria-disabled={loading || undefined}
            disabled={disabled}
            data-testid="email-submit"
          >
            {loading ? <Spinner size={20} /> : <ChevronIcon />}
          </button>
        ) : null}
      </div>
      {error === undefined ? null : (
        <Text id={errorId} size="xs" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </form>
  )
}
