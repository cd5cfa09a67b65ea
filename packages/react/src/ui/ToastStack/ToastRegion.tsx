import type { ReactNode } from 'react'

/** Stays in the page when there are no toasts, or the first one would not be read out. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div className="toasts" role="status" aria-live="polite" aria-atomic="false">
      {children}
    </div>
  )
}
