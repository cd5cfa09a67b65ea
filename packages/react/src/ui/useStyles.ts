import { createContext, useContext, useInsertionEffect } from 'react'
import { adoptStyles } from '../theme/adoptStyles.js'

export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined)

/** Adopts the styles of a component whose code loads after the modal, before it is painted. */
export function useStyles(styles: string): void {
  const root = useContext(StyleRootContext)
  useInsertionEffect(() => (root ? adoptStyles(root, [styles]) : undefined), [root, styles])
}
