import { useRef } from 'react'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { Spinner, useStyles } from '../../ui/index.js'
import { approveTransactionStyles } from '../approveTransaction/ApproveTransactionView.css.js'
import type { ViewProps } from '../ViewDefinition.js'

export function WalletSecurityView({ route }: ViewProps<'WalletSecurity'>) {
  useStyles(approveTransactionStyles)
  const place = useRef<HTMLDivElement>(null)
  const stage = useSurface(route.connectorId, place, 'always')
  const className = joinClasses('surface surface-settings', stage !== 'before' && 'surface-shown')
  return (
    <div ref={place} className={className} data-testid="surface">
      <Spinner size={32} />
    </div>
  )
}
