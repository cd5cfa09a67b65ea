import type { ReactNode } from 'react'

/** Stays mounted without toasts, because screen readers announce only changes of an existing live region. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div className="toasts" role="status" aria-live="polite" aria-atomic="false">
      {children}
    </div>
  )
}
