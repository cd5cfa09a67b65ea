import { useWords } from '../../../hooks/internal/useWords.js'
import { enHoldings } from '../../../locales/later/enHoldings.js'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js'
import { Stack } from '../../../ui/Stack/Stack.js'

export function PanelSkeleton() {
  const words = useWords('holdings', enHoldings)
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
