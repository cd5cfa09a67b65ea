import { useAccountWords } from '../../../hooks/internal/useAccountWords.js'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { Button } from '../../../ui/Button/Button.js'
import { ViewBody } from '../../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../../ui/StateMessage/EmptyState.js'

/** Shown if the wallet disconnected while its view was open. */
export function NoAccount() {
  const words = useAccountWords()
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
