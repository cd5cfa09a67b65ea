import { selectShownAccount } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNameRegistration } from '../../hooks/internal/useNameRegistration.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Avatar } from '../../ui/Avatar/Avatar.js'
import { PrimaryButton } from '../../ui/Button/PrimaryButton.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { registerAccountNameStyles } from './RegisterAccountNameView.css.js'
import { namesStrings } from './strings.js'

/** Explains names before one is chosen. */
export function ChooseAccountNameView() {
  useStyles(registerAccountNameStyles)
  const { format } = useMessages()
  const words = useStrings(namesStrings)
  const { push } = useNavigation()
  const address = usePorticoStore(state => selectShownAccount(state)?.address)
  const { zone = '' } = useNameRegistration()
  if (address === undefined) return <NoAccount />
  return (
    <ViewBody
      footer={
        <PrimaryButton onClick={() => push('RegisterAccountName')} data-testid="name-begin">
          {words.begin}
        </PrimaryButton>
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
