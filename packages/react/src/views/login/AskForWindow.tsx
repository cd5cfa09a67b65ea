import type { WindowStep } from '@portico/core/adapter'
import { useHelp } from '../../hooks/internal/useHelp.js'
import { useLoginAnswer } from '../../hooks/internal/useLoginStep.js'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useSignal } from '../../hooks/internal/useSignal.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Button } from '../../ui/Button/Button.js'
import { socialNames } from '../connect/socialNames.js'
import { socialStrings } from '../connectSocials/strings.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { SocialPicture } from './SocialPicture.js'
import type { StepProps } from './StepProps.js'

/** The pop-up was blocked. It needs a click, or the page itself navigates to the provider. */
export function AskForWindow({ connectorId, step }: StepProps<WindowStep>) {
  const { format } = useMessages()
  const words = useStrings(socialStrings)
  const { goBack } = useNavigation()
  const { answer, isPending, isError, error } = useLoginAnswer({ connectorId, step }, useSignal())
  const help = useHelp(connectorId, error)
  const values = { provider: socialNames[step.way] }
  const isBlocked = step.state === 'blocked'
  const title = isBlocked && !isPending ? words.blockedTitle : format(words.openTitle, values)
  const blocked = isBlocked ? format(words.blockedText, values) : ''
  const text = isPending ? format(words.leaving, values) : blocked
  return (
    <RequestPanel
      state={isError ? 'error' : isPending ? 'loading' : 'idle'}
      shape="circle"
      picture={<SocialPicture way={step.way} />}
      title={isError ? words.failedTitle : title}
      text={isError ? <ErrorText error={error} /> : text}
      action={
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={isPending}
          onClick={() => answer({ type: isBlocked ? 'leave' : 'open' })}
          data-testid="social-go"
        >
          {isBlocked ? words.leave : format(words.continueWith, values)}
        </Button>
      }
      otherWay={{ label: words.otherWay, onClick: goBack }}
      help={help}
    />
  )
}
