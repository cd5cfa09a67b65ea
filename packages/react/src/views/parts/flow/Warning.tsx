import { WarningIcon } from '../../../ui/icons/WarningIcon.js'

export interface WarningProps {
  readonly children: string
  /** The visitor has to confirm it, or to look again. */
  readonly grave: boolean
  readonly 'data-testid': string
}

export const Warning = ({ children, grave, ...rest }: WarningProps) => (
  <p {...rest} className="flow-warning" data-grave={grave || undefined}>
    <WarningIcon />
    <span>{children}</span>
  </p>
)
