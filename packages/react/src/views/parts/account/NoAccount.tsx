import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { useStrings } from '../../../hooks/internal/useTexts.js'
import { PrimaryButton, ViewBody } from '../../../ui/index.js'
import { accountStrings } from '../../account/strings.js'
import { EmptyState } from '../states/StateMessage.js'

/** Shown if the wallet disconnected while its view was open. */
export function NoAccount() {
  const words = useStrings(accountStrings)
  const { reset } = useNavigation()
  return (
    <ViewBody footer={<PrimaryButton onClick={() => reset('Connect')}>{words.connect}</PrimaryButton>}>
      <EmptyState title={words.disconnectedTitle} description={words.disconnectedText} picture="wallet" />
    </ViewBody>
  )
}
