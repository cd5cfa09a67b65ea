import { type LoginPlace, listSocials, type SocialProvider } from '@portico/core'
import { getErrorText } from '../../hooks/getErrorText.js'
import { useLoginAnswer } from '../../hooks/useLoginStep.js'
import { useLoginWay } from '../../hooks/useLoginWay.js'
import { useMessages } from '../../hooks/useMessages.js'
import { usePortico } from '../../hooks/usePortico.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { useWords } from '../../hooks/useWords.js'
import { enSocial } from '../../locales/later/enSocial.js'
import { Button } from '../../ui/Button/Button.js'
import { SocialIcon } from '../../ui/icons/SocialIcon.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { Text } from '../../ui/Text/Text.js'
import { withStyles } from '../../ui/withStyles.js'
import { socialMethodStyles } from './SocialMethod.css.js'
import { socialNames } from './socialNames.js'

/** Logging in with an account elsewhere: the first one with its name, the others by their marks; two are alike. */
function SocialLogin({ disabled }: { readonly disabled?: boolean }) {
  const words = useWords('social', enSocial)
  const { portico } = usePortico()
  const { isTaken: hasEmail } = useLoginWay()
  const socials = usePorticoStore(() => listSocials(portico).join()).split(',') as SocialProvider[]
  const { isTaken } = useLoginWay(socials[0])
  // The field for an address has said so.
  if (isTaken) return hasEmail ? null : <Text tone="secondary">{words.taken}</Text>
  const [first, ...others] = socials.length === 2 ? [undefined, ...socials] : socials
  return (
    <Stack gap={8}>
      {first ? <SocialButton way={first} isNamed disabled={disabled} /> : null}
      {others.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div className="socials" role="group" aria-label={words.others}>
          {others.map(way => (way ? <SocialButton key={way} way={way} disabled={disabled} /> : null))}
        </div>
      ) : null}
    </Stack>
  )
}

interface SocialButtonProps {
  readonly way: SocialProvider
  readonly isNamed?: boolean
  readonly disabled?: boolean | undefined
}

function SocialButton({ way, isNamed = false, disabled }: SocialButtonProps) {
  const { messages, format } = useMessages()
  const words = useWords('social', enSocial)
  const { sources } = usePortico().portico
  const connectorId = [...sources.values()].find(({ login }) => login?.ways.includes(way))?.id ?? ''
  const place: LoginPlace = { connectorId, step: { type: 'window', way, state: 'closed' } }
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
        // Nothing before it: browsers open windows only within the click.
        onClick={() => answer({ type: 'open' })}
        data-testid={`social-${way}`}
      >
        {isNamed ? label : mark}
      </Button>
      {error ? (
        <Text tone="danger" role="alert">
          {getErrorText(error, messages)}
        </Text>
      ) : null}
    </>
  )
}

export const SocialMethod = withStyles(SocialLogin, [socialMethodStyles])
