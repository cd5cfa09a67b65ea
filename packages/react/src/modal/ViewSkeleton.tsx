import { useMessages } from '../hooks/useMessages.js'
import { Skeleton } from '../ui/Skeleton/Skeleton.js'
import { ViewBody } from '../ui/Stack/ViewBody.js'

/** About the size of most views, so that the card does not jump twice. */
export function ViewSkeleton() {
  const { messages } = useMessages()
  return (
    <ViewBody>
      <span className="sr-only" role="status">
        {messages.modal.loading}
      </span>
      <Skeleton shape="list-item" count={4} />
    </ViewBody>
  )
}
