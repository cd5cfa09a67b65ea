import { type ComponentType, useContext, useInsertionEffect } from 'react'
import { adoptStyles } from '../theme/adoptStyles.js'
import { StyleRootContext } from './StyleRootContext.js'

/** A component that adopts its styles on mount, because it loads after the modal. */
export function withStyles<Props extends object>(
  Component: ComponentType<Props>,
  styles: readonly string[],
): ComponentType<Props> {
  return function Styled(props: Props) {
    const root = useContext(StyleRootContext)
    useInsertionEffect(() => (root ? adoptStyles(root, styles) : undefined), [root])
    return <Component {...props} />
  }
}
