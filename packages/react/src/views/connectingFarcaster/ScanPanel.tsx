import { getPlatform } from '@portico/core/adapter'
import { getLinkTarget } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { LinkButton } from '../../ui/Button/LinkButton.js'
import { SocialIcon } from '../../ui/icons/SocialIcon.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { Text } from '../../ui/Text/Text.js'
import { socialNames } from '../connect/socialNames.js'
import { socialStrings } from '../connectSocials/strings.js'
import { SocialPicture } from '../login/SocialPicture.js'
import { CopyLink } from '../parts/pairing/CopyLink.js'
import { QrCode } from '../parts/qrCode/QrCode.js'

export function ScanPanel({ url }: { readonly url: string | undefined }) {
  const { format } = useMessages()
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
      <Text as="h2" size="md" weight="semibold" align="center">
        {format(words.scanTitle, values)}
      </Text>
      <Text tone="secondary" align="center">
        {format(mobile ? words.openAppText : words.scanText, values)}
      </Text>
      {host ? (
        <Text tone="secondary" align="center">
          {format(words.scanNote, { site: host })}
        </Text>
      ) : null}
      <span className="sr-only" role="status">
        {url === undefined ? words.making : ''}
      </span>
      {mobile ? (
        <LinkButton
          variant="primary"
          size="lg"
          fullWidth
          href={url}
          target={getLinkTarget(environment)}
          data-testid="open-farcaster"
        >
          {format(words.openApp, values)}
        </LinkButton>
      ) : null}
      <CopyLink uri={url} />
    </Stack>
  )
}
