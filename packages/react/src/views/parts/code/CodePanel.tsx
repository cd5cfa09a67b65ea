import { type ReactNode, useId, useState } from 'react'
import { getErrorText } from '../../../hooks/getErrorText.js'
import { useMessages } from '../../../hooks/useMessages.js'
import { useWords } from '../../../hooks/useWords.js'
import { enEmail } from '../../../locales/later/enEmail.js'
import { OtpField } from '../../../ui/OtpField/OtpField.js'
import { ViewBody } from '../../../ui/Stack/ViewBody.js'
import { Text } from '../../../ui/Text/Text.js'

/** The state of giving a code in. */
export interface CodeCheck {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  readonly error?: unknown
  readonly reset: () => void
}

export interface CodePanelProps {
  readonly title: string
  readonly text: string
  readonly check: CodeCheck
  readonly onCode: (code: string, callbacks: { readonly onError: () => void }) => void
  /** What went wrong besides the code, and how to forget it once somebody types. */
  readonly problem?: { readonly error?: unknown; readonly reset: () => void } | undefined
  /** The way on where no code comes. `clear` empties the field. */
  readonly footer: (clear: () => void) => ReactNode
}

/** Takes the code from a mail; the last digit gives it in. */
export function CodePanel({ title, text, check, onCode, problem, footer }: CodePanelProps) {
  const { messages } = useMessages()
  const words = useWords('email', enEmail)
  const [code, setCode] = useState('')
  const statusId = useId()
  const error = check.error ?? problem?.error
  const isChecking = check.isPending || check.isSuccess
  const type = (digits: string) => {
    setCode(digits)
    if (check.isError) check.reset()
    if (problem?.error) problem.reset()
  }
  return (
    <ViewBody footer={footer(() => type(''))}>
      <div className="login">
        <div className="login-words">
          <Text as="h2" size="md" weight="semibold" align="center">
            {title}
          </Text>
          <Text tone="secondary" align="center">
            {text}
          </Text>
        </div>
        <OtpField
          value={code}
          onValueChange={type}
          onComplete={digits => onCode(digits, { onError: () => setCode('') })}
          label={words.codeLabel}
          invalid={check.isError}
          loading={isChecking}
          aria-describedby={statusId}
        />
        <div className="login-status" id={statusId} role={error ? 'alert' : 'status'}>
          {error ? (
            <Text tone="danger" align="center">
              {getErrorText(error, messages)}
            </Text>
          ) : isChecking ? (
            <Text tone="secondary" align="center">
              {words.checking}
            </Text>
          ) : null}
        </div>
      </div>
    </ViewBody>
  )
}
