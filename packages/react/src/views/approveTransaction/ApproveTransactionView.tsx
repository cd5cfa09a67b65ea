import { useRef } from 'react'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { Spinner } from '../../ui/Spinner/Spinner.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { emailStrings } from '../emailLogin/strings.js'
import type { ViewProps } from '../ViewDefinition.js'
import { approveTransactionStyles } from './ApproveTransactionView.css.js'

/** The place of the vault's frame, which renders the request. Shows a placeholder until then. */
export function ApproveTransactionView({ route }: ViewProps<'ApproveTransaction'>) {
  useStyles(approveTransactionStyles)
  const words = useStrings(emailStrings)
  const place = useRef<HTMLDivElement>(null)
  const stage = useSurface(route.connectorId, place, 'asked')
  // The placeholder stays hidden after the frame has left and until the card has.
  const className = joinClasses('surface', stage !== 'before' && 'surface-shown')
  return (
    <div ref={place} className={className} data-testid="surface">
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
