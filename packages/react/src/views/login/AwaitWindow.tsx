import type { WindowStep } from '@portico/core/adapter'
import { isPorticoError, popupClosed, userRejected } from '@portico/protocol'
import { useRef } from 'react'
import {
  type StepProps,
  useHelp,
  useLoginAnswer,
  useLoginWait,
  useSignal,
} from '../../hooks/internal/useLoginStep.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { getErrorText } from '../../locales/getErrorText.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { PrimaryButton } from '../../ui/index.js'
import { socialStrings } from '../connectSocials/strings.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { socialNames } from '../parts/socials/socialNames.js'
import { SocialPicture } from './LoggedInPanel.js'

/** Waits for the provider's pop-up and then for the vault, whose frame covers this view where it must prompt. */
export function AwaitWindow({ connectorId, step }: StepProps<WindowStep>) {
  const messages = useMessages()
  const words = useStrings(socialStrings)
  const { goBack, reset } = useNavigation()
  const { isError, error } = useLoginWait({ connectorId, step })
  const opening = useLoginAnswer({ connectorId, step })
  const place = useRef<HTMLDivElement>(null)
  const stage = useSurface(isError ? undefined : connectorId, place, 'asked')
  const help = useHelp(connectorId, error)
  const values = { provider: socialNames[step.way] }
  const isClosed = isPorticoError(error, popupClosed)
  const isCancelled =
    isClosed ||
    isPorticoError(error, userRejected) ||
    (isPorticoError(error) && error.code === 'social_refused')
  const cancelledTitle = isClosed ? getErrorText(error, messages) : words.cancelledTitle
  const isBack = step.state === 'back'
  // A page that returned from the provider has no previous view.
  const leave = isBack ? () => reset('Connect') : goBack
  const title = isCancelled ? cancelledTitle : words.failedTitle
  const text = isCancelled ? format(words.cancelledText, values) : <ErrorText error={error} />
  return (
    <div
      ref={place}
      className={isError ? undefined : joinClasses('window-waiting', stage === 'shown' && 'surface-shown')}
      data-testid="surface"
    >
      <RequestPanel
        state={isError ? 'error' : 'loading'}
        shape="circle"
        picture={<SocialPicture way={step.way} />}
        title={isError ? title : format(isBack ? words.backTitle : words.openTitle, values)}
        text={isError ? text : isBack ? words.backText : words.openText}
        note={isError || isBack ? undefined : words.openNote}
        retry={isError ? { label: words.again, onClick: () => opening.answer({ type: 'open' }) } : undefined}
        otherWay={isBack && !isError ? undefined : { label: words.otherWay, onClick: leave }}
        help={help}
      />
    </div>
  )
}

/** The pop-up was blocked. It needs a click, or the page itself navigates to the provider. */
export function AskForWindow({ connectorId, step }: StepProps<WindowStep>) {
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
        <PrimaryButton
          loading={isPending}
          onClick={() => answer({ type: isBlocked ? 'leave' : 'open' })}
          data-testid="social-go"
        >
          {isBlocked ? words.leave : format(words.continueWith, values)}
        </PrimaryButton>
      }
      otherWay={{ label: words.otherWay, onClick: goBack }}
      help={help}
    />
  )
}
