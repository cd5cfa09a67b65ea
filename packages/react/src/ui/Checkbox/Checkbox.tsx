import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/CheckIcon.js'
import { useStyles } from '../useStyles.js'
import { checkboxStyles } from './Checkbox.css.js'

export interface CheckboxProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
  'data-testid'?: string | undefined
}

export function Checkbox({ checked, onCheckedChange, children, ...attributes }: CheckboxProps) {
  useStyles(checkboxStyles)
  return (
    <label className="checkbox">
      <input
        {...attributes}
        type="checkbox"
        className="checkbox-input"
        checked={checked}
        onChange={event => onCheckedChange(event.target.checked)}
      />
      <span className="checkbox-box">
        <CheckIcon size={16} />
      </span>
      <span>{children}</span>
    </label>
  )
}
