import { useWords } from '../../../hooks/internal/useWords.js'
import { enWatching } from '../../../locales/later/enWatching.js'
import { InfoIcon } from '../../../ui/icons/InfoIcon.js'
import { Text } from '../../../ui/Text/Text.js'

/** Marks a watch-only account, so that visitors do not mistake it for their own. */
export function WatchBanner() {
  const words = useWords('watching', enWatching)
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
