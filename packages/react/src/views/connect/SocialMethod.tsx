import { useLoginWay, useSocials } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { GridIcon } from '../../ui/icons/GridIcon.js'
import { Button, Stack, Text, useStyles } from '../../ui/index.js'
import { socialStrings } from '../connectSocials/strings.js'
import { SocialButton } from './SocialButton.js'
import { socialMethodStyles } from './SocialMethod.css.js'

/** Above this number, the row ends with a button for all providers. */
const mostShown = 6
const shownBesideMore = 5

/** Social login: the first provider with its name, the others as logos. Two providers are both logos. */
export function SocialMethod({ disabled }: { readonly disabled?: boolean }) {
  useStyles(socialMethodStyles)
  const words = useStrings(socialStrings)
  const { push } = useNavigation()
  const { isTaken: hasEmail } = useLoginWay()
  const socials = useSocials()
  const { isTaken } = useLoginWay(socials[0])
  // The e-mail field already says so.
  if (isTaken) return hasEmail ? null : <Text tone="secondary">{words.taken}</Text>
  const hasMore = socials.length > mostShown
  const shown = hasMore ? socials.slice(0, shownBesideMore) : socials
  const [first, ...others] = shown.length === 2 ? [undefined, ...shown] : shown
  return (
    <Stack gap={8}>
      {first ? <SocialButton way={first} isNamed disabled={disabled} /> : null}
      {others.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div className="socials" role="group" aria-label={words.others}>
          {others.map(way => (way ? <SocialButton key={way} way={way} disabled={disabled} /> : null))}
          {hasMore ? (
            <Button
              size="lg"
              fullWidth
              disabled={disabled}
              aria-label={words.more}
              onClick={() => push('ConnectSocials')}
              data-testid="more-socials"
            >
              <GridIcon />
            </Button>
          ) : null}
        </div>
      ) : null}
    </Stack>
  )
}
