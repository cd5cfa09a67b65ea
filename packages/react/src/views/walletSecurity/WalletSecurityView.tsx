import { useRef } from 'react'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { Spinner } from '../../ui/Spinner/Spinner.js'
import type { ViewProps } from '../ViewProps.js'

declare module '@portico/core' {
  interface RouteMap {
    /** The vault's settings, such as recovery phrase and passphrase. */
    WalletSecurity: { readonly connectorId: string }
  }
}

export function WalletSecurityView({ route }: ViewProps<'WalletSecurity'>) {
  const place = useRef<HTMLDivElement>(null)
  const stage = useSurface(route.connectorId, place, 'always')
  const className = joinClasses('surface surface-settings', stage !== 'before' && 'surface-shown')
  return (
    <div ref={place} className={className} data-testid="surface">
      <Spinner size={32} />
    </div>
  )
}
