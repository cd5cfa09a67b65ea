import type { ScanStep } from '@portico/core/adapter'
import { useRef } from 'react'
import { useHelp } from '../../hooks/internal/useHelp.js'
import { useLoginAnswer, useLoginWait } from '../../hooks/internal/useLoginStep.js'
import { useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { Button } from '../../ui/Button/Button.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { useStyles } from '../../ui/useStyles.js'
import { socialStrings } from '../connectSocials/strings.js'
import { SocialLoggedInPanel } from '../login/LoggedInPanel.js'
import { loginStyles } from '../login/LoginView.css.js'
import { SocialPicture } from '../login/SocialPicture.js'
import type { StepProps } from '../login/StepProps.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import type { ViewProps } from '../ViewProps.js'
import { ScanPanel } from './ScanPanel.js'

/** Login by Farcaster, whose app scans a QR code from another device or opens by a link on a phone. */
export function ConnectingFarcasterView({ route: { connectorId, step } }: ViewProps<'ConnectingFarcaster'>) {
  useStyles(loginStyles)
  const { isTaken } = useLoginWay(step.way)
  if (step.type !== 'scan') return null
  if (isTaken) return <SocialLoggedInPanel way={step.way} />
  return <AwaitScan key={`${step.turn} ${step.isBack} ${step.url}`} connectorId={connectorId} step={step} />
}

/** Waits for the app and then for the vault, whose frame covers this view where it must prompt. */
function AwaitScan({ connectorId, step }: StepProps<ScanStep>) {
  const words = useStrings(socialStrings)
  const { goBack } = useNavigation()
  const { isError, error } = useLoginWait({ connectorId, step })
  const renewal = useLoginAnswer({ connectorId, step })
  const help = useHelp(connectorId, error)
  const place = useRef<HTMLDivElement>(null)
  const stage = useSurface(isError ? undefined : connectorId, place, 'asked')
  const picture = <SocialPicture way={step.way} />
  if (isError)
    return (
      <RequestPanel
        state="error"
        shape="circle"
        picture={picture}
        title={words.failedTitle}
        text={<ErrorText error={error} />}
        retry={{ label: words.again, onClick: () => renewal.answer({ type: 'open' }) }}
        otherWay={{ label: words.otherWay, onClick: goBack }}
        help={help}
      />
    )
  return (
    <div
      ref={place}
      className={joinClasses('window-waiting', stage === 'shown' && 'surface-shown')}
      data-testid="surface"
    >
      {step.isBack ? (
        <RequestPanel
          state="loading"
          shape="circle"
          picture={picture}
          title={words.backTitle}
          text={words.backText}
        />
      ) : (
        <ViewBody
          footer={
            <Button variant="ghost" fullWidth onClick={goBack} data-testid="another-way">
              {words.otherWay}
            </Button>
          }
        >
          <ScanPanel url={step.url} />
        </ViewBody>
      )}
    </div>
  )
}
