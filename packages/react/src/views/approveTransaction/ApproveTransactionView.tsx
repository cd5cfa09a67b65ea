import { useRef } from 'react'
import { useSurface } from '../../hooks/useSurface.js'
import { useWords } from '../../hooks/useWords.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { Spinner } from '../../ui/Spinner/Spinner.js'
import { Text } from '../../ui/Text/Text.js'

/** The place of the wallet's own page, which draws what it asks. Until it is there, this says what is coming. */
export function ApproveTransactionView({ route }: ViewProps<'ApproveTransaction'>) {
  const words = useWords('email', enEmail)
  const place = useRef<HTMLDivElement>(null)
  useSurface(route.connectorId, place, 'asked')
  return (
    <div ref={place} className="surface" data-testid="surface">
      <Spinner size={32} />
      <div className="surface-words" role="status">
        <Text as="h2" size="md" weight="semibold" align="center">
          {words.approveTitle}
        </Text>
        <Text tone="secondary" align="center">
          {words.approveText}
        </Text>
      </div>
    </div>
  )
}
