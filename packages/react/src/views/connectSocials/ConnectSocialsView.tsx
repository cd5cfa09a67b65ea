import { useSocials } from '../../hooks/internal/useSocials.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { SocialButton } from '../connect/SocialButton.js'
import { LazyTermsCheckbox, LazyTermsFooter } from '../parts/terms/lazyTerms.js'
import { useTerms } from '../parts/terms/useTerms.js'

/** Every account that visitors can log in with, by its name. */
export function ConnectSocialsView() {
  const socials = useSocials()
  const terms = useTerms()
  return (
    <ViewBody
      footer={
        terms.saysSo ? <LazyTermsFooter termsUrl={terms.termsUrl} privacyUrl={terms.privacyUrl} /> : null
      }
    >
      {terms.asksTick ? <LazyTermsCheckbox terms={terms} /> : null}
      <Stack gap={8}>
        {socials.map(way => (
          <SocialButton key={way} way={way} isNamed disabled={terms.blocking} />
        ))}
      </Stack>
    </ViewBody>
  )
}
