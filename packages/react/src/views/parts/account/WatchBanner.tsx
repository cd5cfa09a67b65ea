import { useStrings } from '../../../hooks/internal/useTexts.js'
import { InfoIcon } from '../../../ui/icons/InfoIcon.js'
import { Text, useStyles } from '../../../ui/index.js'
import { networkBannerStyles } from '../networks/NetworkBanner.css.js'
import { watchingStrings } from './strings.js'

/** Marks a watch-only account, so that visitors do not mistake it for their own. */
export function WatchBanner() {
  useStyles(networkBannerStyles)
  const words = useStrings(watchingStrings)
  return (
    <div className="banner" role="status" data-testid="watching-only">
      <span className="banner-text">
        <InfoIcon />
        {words.title}
      </span>
      <Text size="sm">{words.text}</Text>
    </div>
  )
}
