import { useSocials } from '../../hooks/internal/useLoginWay.js'
import { Stack } from '../../ui/index.js'
import { SocialButton } from '../connect/SocialButton.js'
import { ConnectBody } from '../parts/terms/ConnectBody.js'
import { useTerms } from '../parts/terms/useTerms.js'

export function ConnectSocialsView() {
  const socials = useSocials()
  const terms = useTerms()
  return (
    <ConnectBody terms={terms}>
      <Stack gap={8}>
        {socials.map(way => (
          <SocialButton key={way} way={way} isNamed disabled={terms.blocking} />
        ))}
      </Stack>
    </ConnectBody>
  )
}
