import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders a page under StrictMode. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<StrictMode>{page}</StrictMode>)
}
