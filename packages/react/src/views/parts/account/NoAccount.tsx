import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { useStrings } from '../../../hooks/internal/useStrings.js'
import { Button } from '../../../ui/Button/Button.js'
import { ViewBody } from '../../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../../ui/StateMessage/EmptyState.js'
import { accountStrings } from '../../account/strings.js'

/** Shown if the wallet disconnected while its view was open. */
export function NoAccount() {
  const words = useStrings(accountStrings)
  const { reset } = useNavigation()
  return (
    <ViewBody
      footer={
        <Button variant="primary" size="lg" fullWidth onClick={() => reset('Connect')}>
          {words.connect}
        </Button>
      }
    >
      <EmptyState title={words.disconnectedTitle} description={words.disconnectedText} picture="wallet" />
    </ViewBody>
  )
}
