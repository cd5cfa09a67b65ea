import { useRef } from 'react'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { Spinner, Text, useStyles } from '../../ui/index.js'
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
        <Text variant="title">{words.approveTitle}</Text>
        <Text variant="note">{words.approveText}</Text>
      </div>
    </div>
  )
}
