import { beginLogin, type LoginPlace, showToast } from '@portico/core'
import type { CodeStep } from '@portico/core/adapter'
import { useId, useRef, useState } from 'react'
import {
  type StepProps,
  useCodeWait,
  useLoginAnswer,
  useLoginWait,
} from '../../hooks/internal/useLoginStep.js'
import { useWalletEmail } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { Button, OtpField, Spinner, Stack, Text, ViewBody } from '../../ui/index.js'
import { emailStrings } from '../emailLogin/strings.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { HelpButton } from '../parts/errors/HelpButton.js'

/** Takes the one-time code from the mail and submits it with the last digit. */
export function AskCode({ connectorId, step }: StepProps<CodeStep>) {
  const place = { connectorId, step }
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
          <Text variant="title">
            {step.way === 'emailChange' && !isFirst ? titles[step.mailbox] : words.codeTitle}
          </Text>
          <Text variant="note">{format(words.codeText, { email: step.email })}</Text>
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
            <Text variant="note">{status}</Text>
          ) : null}
        </div>
        <HelpButton connectorId={connectorId} error={error} />
      </div>
    </ViewBody>
  )
}

/** The place of the vault's frame, which takes the one-time code, so that the site cannot read it. */
export function AskCodeInWallet({ connectorId, step }: StepProps<CodeStep>) {
  const place = { connectorId, step }
  const words = useStrings(emailStrings)
  const room = useRef<HTMLDivElement>(null)
  useSurface(connectorId, room, 'asked')
  const { isError, error, askAgain } = useLoginWait(place)
  const sending = useLoginAnswer(place)
  const failure = error ?? sending.error
  return (
    <ViewBody
      footer={
        <CodeFooter
          place={place}
          isSending={sending.isPending}
          onResend={() => sending.answer({ type: 'resend' })}
        />
      }
    >
      <div ref={room} className="surface surface-code" data-testid="surface">
        {isError ? (
          <Button onClick={askAgain} data-testid="code-again">
            {words.deviceAgain}
          </Button>
        ) : (
          <Spinner size={32} />
        )}
      </div>
      {failure ? (
        <Text variant="error" align="center">
          <ErrorText error={failure} />
        </Text>
      ) : sending.isSuccess ? (
        <Text tone="secondary" align="center" role="status">
          {format(words.resent, { email: step.email })}
        </Text>
      ) : null}
      <HelpButton connectorId={connectorId} error={failure} />
    </ViewBody>
  )
}

interface CodeFooterProps {
  readonly place: LoginPlace
  readonly isSending: boolean
  readonly onResend: () => void
  readonly disabled?: boolean | undefined
}

/** For a mail that did not arrive: send it again or change the address, which starts over. */
function CodeFooter({ place, isSending, onResend, disabled = false }: CodeFooterProps) {
  const portico = usePorticoInstance('CodeFooter')
  const words = useStrings(emailStrings)
  const { goBack } = useNavigation()
  const { connectorId, step } = place
  const wait = useCodeWait(connectorId)
  if (step.way === 'emailChange') {
    return (
      <Button
        variant="ghost"
        fullWidth
        onClick={() => beginLogin(portico, { way: step.way, connectorId, from: step })}
        data-testid="update-again"
      >
        {words.updateAgain}
      </Button>
    )
  }
  return (
    <Stack gap={8}>
      <Button
        fullWidth
        size="lg"
        loading={isSending}
        disabled={wait > 0 || disabled}
        onClick={onResend}
        data-testid="otp-resend"
      >
        {wait > 0 ? format(words.resendIn, { seconds: String(wait) }) : words.resend}
      </Button>
      <Button variant="ghost" fullWidth onClick={goBack} data-testid="another-address">
        {words.otherAddress}
      </Button>
    </Stack>
  )
}
