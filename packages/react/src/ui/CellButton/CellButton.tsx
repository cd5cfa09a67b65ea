import { forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { useSafeHref } from '../Link/useSafeHref.js'

export interface CellButtonProps {
  label: string
  /** 56 px. */
  image: ReactNode
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** A pointer or a finger has come to it. */
  onPointerEnter?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  href?: string | undefined
  target?: '_blank' | '_self' | '_top' | undefined
  /** A dot on the image's corner, for installed wallets. */
  dot?: boolean | undefined
  /** Said after the label: what the dot means, and what else is known. */
  hint?: string | undefined
  /** Nothing happens, but it keeps its place in the grid's keyboard order, and the hint can say why. */
  disabled?: boolean | undefined
  /** From the grid: only the current cell is in the tab order. */
  tabIndex?: number | undefined
  'data-testid'?: string | undefined
}

/** A picture with its name under it, one cell of a grid. */
export const CellButton = forwardRef<HTMLElement, CellButtonProps>(function CellButton(props, ref) {
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
      ref={ref as Ref<HTMLAnchorElement>} // the caller gets whichever element the cell became
      className="cell"
      href={safe}
      target={target}
      rel="noopener noreferrer"
    >
      {content}
    </a>
  )
})
