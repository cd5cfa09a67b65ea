import { useStrings } from '../../../hooks/internal/useStrings.js'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js'
import { Stack } from '../../../ui/Stack/Stack.js'
import { holdingsStrings } from './strings.js'

export function PanelSkeleton() {
  const words = useStrings(holdingsStrings)
  return (
    <div className="panel-skeleton">
      <Stack gap={4}>
        <span className="sr-only" role="status">
          {words.loading}
        </span>
        <Skeleton shape="list-item" count={4} />
      </Stack>
    </div>
  )
}
