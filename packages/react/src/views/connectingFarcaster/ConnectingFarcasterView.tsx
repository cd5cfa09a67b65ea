import { getPlatform, type ScanStep } from '@portico/core/adapter'
import { getLinkTarget } from '@portico/core/internal'
import { useRef } from 'react'
import { type StepProps, useHelp, useLoginAnswer, useLoginWait } from '../../hooks/internal/useLoginStep.js'
import { useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { SocialIcon } from '../../ui/icons/SocialIcon.js'
import { Button, PrimaryLink, Stack, Text, useStyles, ViewBody } from '../../ui/index.js'
import { socialStrings } from '../connectSocials/strings.js'
import { SocialLoggedInPanel, SocialPicture } from '../login/LoggedInPanel.js'
import { loginStyles } from '../login/LoginView.css.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { CopyLink } from '../parts/pairing/CopyLink.js'
import { QrCode } from '../parts/qrCode/QrCode.js'
import { socialNames } from '../parts/socials/socialNames.js'
import type { ViewProps } from '../ViewDefinition.js'

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

export function ScanPanel({ url }: { readonly url: string | undefined }) {
  const words = useStrings(socialStrings)
  const { environment } = usePorticoInstance('ScanPanel')
  const { mobile } = getPlatform(environment)
  const values = { provider: socialNames.farcaster }
  const { host } = new URL(environment.location?.href ?? 'about:blank')
  return (
    <Stack gap={12} align="center">
      {mobile ? (
        <SocialPicture way="farcaster" />
      ) : (
        <QrCode text={url} label={format(words.code, values)}>
          <SocialIcon of="farcaster" size={40} />
        </QrCode>
      )}
      <Text variant="title">{format(words.scanTitle, values)}</Text>
      <Text variant="note">{format(mobile ? words.openAppText : words.scanText, values)}</Text>
      {host ? <Text variant="note">{format(words.scanNote, { site: host })}</Text> : null}
      <span className="sr-only" role="status">
        {url === undefined ? words.making : ''}
      </span>
      {mobile ? (
        <PrimaryLink href={url} target={getLinkTarget(environment)} data-testid="open-farcaster">
          {format(words.openApp, values)}
        </PrimaryLink>
      ) : null}
      <CopyLink uri={url} />
    </Stack>
  )
}
