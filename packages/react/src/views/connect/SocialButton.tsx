import { beginLogin, type LoginPlace } from '@portico/core'
import type { SocialProvider } from '@portico/core/adapter'
import { useLoginAnswer } from '../../hooks/internal/useLoginStep.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { SocialIcon } from '../../ui/icons/SocialIcon.js'
import { Button, Text } from '../../ui/index.js'
import { socialStrings } from '../connectSocials/strings.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { socialNames } from '../parts/socials/socialNames.js'

export interface SocialButtonProps {
  readonly way: SocialProvider
  readonly isNamed?: boolean
  readonly disabled?: boolean | undefined
}

/** Logs in with a social account: in a pop-up, or in an app that scans a QR code. */
export function SocialButton({ way, isNamed = false, disabled }: SocialButtonProps) {
  const words = useStrings(socialStrings)
  const { portico } = usePortico()
  const connectorId = [...portico.sources.values()].find(({ login }) => login?.ways.includes(way))?.id ?? ''
  const isScanned = way === 'farcaster'
  const place: LoginPlace = {
    connectorId,
    step: isScanned ? { type: 'scan', way } : { type: 'window', way, state: 'closed' },
  }
  const { answer, isPending, error } = useLoginAnswer(place)
  const label = format(words.continueWith, { provider: socialNames[way] })
  const mark = <SocialIcon of={way} />
  return (
    <>
      <Button
        size="lg"
        fullWidth
        icon={isNamed ? mark : undefined}
        loading={isPending}
        disabled={disabled}
        aria-label={isNamed ? undefined : label}
        // Must come first: browsers open pop-ups only within the click.
        onClick={() => (isScanned ? beginLogin(portico, { way, connectorId }) : answer({ type: 'open' }))}
        data-testid={`social-${way}`}
      >
        {isNamed ? label : mark}
      </Button>
      {error ? (
        <Text variant="error">
          <ErrorText error={error} />
        </Text>
      ) : null}
    </>
  )
}
