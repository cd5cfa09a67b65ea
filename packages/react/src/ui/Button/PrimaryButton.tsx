import { Button, type ButtonProps } from './Button.js'

/** The main action of a view, as wide as the view. */
export const PrimaryButton = (props: Omit<ButtonProps, 'variant' | 'size' | 'fullWidth'>) => (
  <Button {...props} variant="primary" size="lg" fullWidth />
)
