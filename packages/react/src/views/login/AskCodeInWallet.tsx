import type { CodeStep } from '@portico/core/adapter'
import { useRef } from 'react'
import { useLoginAnswer, useLoginWait } from '../../hooks/internal/useLoginStep.js'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { Button } from '../../ui/Button/Button.js'
import { Spinner } from '../../ui/Spinner/Spinner.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { emailStrings } from '../emailLogin/strings.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { HelpButton } from '../parts/errors/HelpButton.js'
import { CodeFooter } from './CodeFooter.js'
import type { StepProps } from './StepProps.js'

/** The place of the vault's frame, which takes the one-time code, so that the site cannot read it. */
export function AskCodeInWallet({ connectorId, step }: StepProps<CodeStep>) {
  const place = { connectorId, step }
  const { format } = useMessages()
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
        <Text tone="danger" align="center" role="alert">
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
