import type { ApprovalStep } from '@portico/core/adapter'
import { useRef } from 'react'
import type { StepProps } from '../../hooks/internal/useLoginStep.js'
import { useLoginWait } from '../../hooks/internal/useLoginStep.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { emailStrings } from '../emailLogin/strings.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'

/** Waits on mount for the approval of this device. The vault's frame covers it, with the number to type. */
export function AwaitApproval({ connectorId, step }: StepProps<ApprovalStep>) {
  const words = useStrings(emailStrings)
  const { goBack } = useNavigation()
  const { isError, error, askAgain } = useLoginWait({ connectorId, step })
  const place = useRef<HTMLDivElement>(null)
  const stage = useSurface(isError ? undefined : connectorId, place, 'asked')
  // The frame has closed: the visitor was approved, and the site is about to be notified.
  const isOpening = stage === 'after'
  return (
    <div
      ref={place}
      className={isError ? undefined : joinClasses('device-waiting', stage === 'shown' && 'surface-shown')}
      data-testid="surface"
    >
      <RequestPanel
        state={isError ? 'error' : 'loading'}
        shape="circle"
        picture={
          <span className="login-picture">
            <MailIcon size={32} />
          </span>
        }
        title={isError ? words.deviceFailedTitle : words.deviceTitle}
        text={
          isError ? (
            <ErrorText error={error} />
          ) : isOpening ? (
            words.deviceOpening
          ) : (
            format(words.deviceText, { email: step.email })
          )
        }
        note={isError || isOpening ? undefined : words.deviceNote}
        retry={isError ? { label: words.deviceAgain, onClick: askAgain } : undefined}
        otherWay={isOpening && !isError ? undefined : { label: words.otherAddress, onClick: goBack }}
      />
    </div>
  )
}
