import { showToast } from '@portico/core'
import type { CodeStep } from '@portico/core/adapter'
import { useId, useState } from 'react'
import { useLoginAnswer } from '../../hooks/internal/useLoginStep.js'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { useWalletEmail } from '../../hooks/internal/useWalletEmail.js'
import { OtpField } from '../../ui/OtpField/OtpField.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { emailStrings } from '../emailLogin/strings.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { HelpButton } from '../parts/errors/HelpButton.js'
import { CodeFooter } from './CodeFooter.js'
import type { StepProps } from './StepProps.js'

/** Takes the one-time code from the mail and submits it with the last digit. */
export function AskCode({ connectorId, step }: StepProps<CodeStep>) {
  const place = { connectorId, step }
  const { format } = useMessages()
  const words = useStrings(emailStrings)
  const portico = usePorticoInstance('AskCode')
  const present = useWalletEmail(connectorId)
  // Verifying the code sets the address, but the text must not change until the view has left.
  const [isFirst] = useState(present === '')
  const checking = useLoginAnswer(place)
  const sending = useLoginAnswer(place)
  const [code, setCode] = useState('')
  const [turn, setTurn] = useState(0)
  const statusId = useId()
  const error = checking.error ?? sending.error
  const isChecking = checking.isPending || checking.isSuccess
  const sent = sending.isSuccess ? format(words.resent, { email: step.email }) : undefined
  const status = isChecking ? words.checking : sent
  const type = (digits: string) => {
    setCode(digits)
    if (checking.isError) checking.reset()
    if (sending.isError) sending.reset()
  }
  const titles = { own: words.updateCodeTitle, new: words.updateNewCodeTitle }
  return (
    <ViewBody
      footer={
        <CodeFooter
          place={place}
          isSending={sending.isPending}
          disabled={isChecking}
          onResend={() => {
            type('')
            // Moves focus to the empty field.
            setTurn(turn + 1)
            sending.answer({ type: 'resend' })
          }}
        />
      }
    >
      <div className="login">
        <div className="login-words">
          <Text as="h2" size="md" weight="semibold" align="center">
            {step.way === 'emailChange' && !isFirst ? titles[step.mailbox] : words.codeTitle}
          </Text>
          <Text tone="secondary" align="center">
            {format(words.codeText, { email: step.email })}
          </Text>
        </div>
        <OtpField
          value={code}
          onValueChange={type}
          onComplete={digits =>
            checking.answer(
              { type: 'code', code: digits },
              {
                onError: () => setCode(''),
                onSuccess: next =>
                  next.type === 'changed' &&
                  showToast(portico, { type: 'success', message: isFirst ? words.added : words.updated }),
              },
            )
          }
          label={words.codeLabel}
          invalid={checking.isError}
          loading={isChecking}
          turn={turn}
          aria-describedby={statusId}
        />
        <div className="login-status" id={statusId} role={error ? 'alert' : 'status'}>
          {error ? (
            <Text tone="danger" align="center">
              <ErrorText error={error} />
            </Text>
          ) : status ? (
            <Text tone="secondary" align="center">
              {status}
            </Text>
          ) : null}
        </div>
        <HelpButton connectorId={connectorId} error={error} />
      </div>
    </ViewBody>
  )
}
