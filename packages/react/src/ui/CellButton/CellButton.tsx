import { forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { useSafeHref } from '../Link/getSafeHref.js'
import { useStyles } from '../useStyles.js'
import { cellButtonStyles } from './CellButton.css.js'

export interface CellButtonProps {
  label: string
  /** 56 px. */
  image: ReactNode
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  onPointerEnter?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  href?: string | undefined
  target?: '_blank' | '_self' | '_top' | undefined
  dot?: boolean | undefined
  /** For screen readers, after the label. */
  hint?: string | undefined
  /** Ignores clicks but stays in the grid's keyboard order, so that the hint can explain why. */
  disabled?: boolean | undefined
  /** Set by the grid: only the current cell is in the tab order. */
  tabIndex?: number | undefined
  'data-testid'?: string | undefined
}

export const CellButton = forwardRef<HTMLElement, CellButtonProps>(function CellButton(props, ref) {
  useStyles(cellButtonStyles)
  const { label, image, href, target = '_blank', dot, hint, disabled = false, ...attributes } = props
  const safe = useSafeHref(disabled ? undefined : href)
  const content = (
    <>
      <span className="cell-image">
        {image}
        {dot ? <span className="cell-dot" /> : null}
      </span>
      <span className="cell-label" dir="auto" title={label}>
        {label}
      </span>
      {hint ? <span className="sr-only"> {hint}</span> : null}
    </>
  )
  return safe === null ? (
    <button
      {...attributes}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      className="cell"
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : attributes.onClick}
    >
      {content}
    </button>
  ) : (
    <a
      {...attributes}
      ref={ref as Ref<HTMLAnchorElement>} // the cell is a link or a button
      className="cell"
      href={safe}
      target={target}
      rel="noopener noreferrer"
    >
      {content}
    </a>
  )
})
