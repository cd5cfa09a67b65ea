import { selectShownAccount } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useWords } from '../../hooks/internal/useWords.js'
import { enNames } from '../../locales/later/enNames.js'
import { Avatar } from '../../ui/Avatar/Avatar.js'
import { Button } from '../../ui/Button/Button.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { useNameZone } from './useNameZone.js'

/** Explains names before one is chosen. */
export function ChooseAccountNameView() {
  const { format } = useMessages()
  const words = useWords('names', enNames)
  const { push } = useNavigation()
  const address = usePorticoStore(state => selectShownAccount(state)?.address)
  const { data: zone = '' } = useNameZone()
  if (address === undefined) return <NoAccount />
  return (
    <ViewBody
      footer={
        <Button
          variant="primary"
          size="lg"
          fullWidth
          onClick={() => push('RegisterAccountName')}
          data-testid="name-begin"
        >
          {words.begin}
        </Button>
      }
    >
      <div className="name-intro">
        <Avatar address={address} size={72} />
        <Text as="h2" size="md" weight="semibold">
          {words.introTitle}
        </Text>
        <Text tone="secondary">{format(words.introText, { example: `alice.${zone}` })}</Text>
      </div>
    </ViewBody>
  )
}
