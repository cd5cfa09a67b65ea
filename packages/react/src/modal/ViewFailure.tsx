import { useMessages } from '../hooks/internal/useMessages.js'
import { ViewBody } from '../ui/Stack/ViewBody.js'
import { ErrorState } from '../ui/StateMessage/ErrorState.js'

export function ViewFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { modal } = useMessages().messages
  return (
    <ViewBody>
      <ErrorState title={modal.viewFailed} onRetry={onRetry} retryLabel={modal.tryAgain} />
    </ViewBody>
  )
}
