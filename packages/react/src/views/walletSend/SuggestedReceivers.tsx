import { editSend, findNameProblem, nameSuggestionsQuery } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useSettled } from '../../hooks/internal/useSettled.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { NameIcon } from '../../ui/icons/NameIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Text } from '../../ui/Text/Text.js'
import { sendStrings } from './strings.js'

/** Debounce in milliseconds. */
const pause = 500

/**
 * Suggests only the exact registered name whose label was typed: `alice` for `alice.shop.example` (W-22). Similar
 * names are not suggested, to prevent impersonation.
 */
export function SuggestedReceivers({ typed }: { readonly typed: string }) {
  const portico = usePorticoInstance('SuggestedReceivers')
  const words = useStrings(sendStrings)
  const label = typed.trim().toLowerCase()
  const isAsked = useSettled(label, pause) === label && findNameProblem(label) === undefined
  const { data = [] } = usePorticoQuery(nameSuggestionsQuery, isAsked ? { label } : undefined)
  const known = data.filter(({ name, registered }) => registered && name.startsWith(`${label}.`))
  if (known.length === 0) return null
  return (
    <div className="send-recent">
      <Text as="h2" size="xs" tone="secondary">
        {words.suggested}
      </Text>
      {known.map(({ name }) => (
        <ListItem
          key={name}
          title={<bdi>{name}</bdi>}
          image={<NameIcon />}
          onClick={() => editSend(portico, { receiver: name })}
          data-testid="send-suggested"
        />
      ))}
    </div>
  )
}
