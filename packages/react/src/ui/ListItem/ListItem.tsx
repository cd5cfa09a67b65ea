import { forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { joinClasses } from '../dom/joinClasses.js'
import { useSafeHref } from '../Link/getSafeHref.js'
import { Spinner } from '../Spinner/Spinner.js'

export interface ListItemProps {
  title: ReactNode
  subtitle?: ReactNode
  image?: ReactNode
  trailing?: ReactNode
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  onPointerEnter?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** Renders a real link, so that the tap itself opens the wallet. An unsafe URL renders a button. */
  href?: string | undefined
  target?: '_blank' | '_self' | '_top' | undefined
  selected?: boolean | undefined
  checked?: boolean | undefined
  loading?: boolean | undefined
  disabled?: boolean | undefined
  tone?: 'neutral' | 'danger' | undefined
  'aria-describedby'?: string | undefined
  'data-testid'?: string | undefined
}

export const ListItem = forwardRef<HTMLElement, ListItemProps>(function ListItem(props, ref) {
  const { title, subtitle, image, trailing, onClick, href, target = '_blank', selected, ...rest } = props
  const { loading = false, disabled = false, tone = 'neutral', checked, ...attributes } = rest
  const safe = useSafeHref(disabled || loading ? undefined : href)
  const className = joinClasses(
    'list-item',
    tone === 'danger' && 'list-item-danger',
    selected && 'list-item-selected',
  )
  const content = (
    <>
      {image === undefined ? null : <span className="list-item-image">{image}</span>}
      <span className="list-item-text">
        <span className="list-item-title">{title}</span>
        {subtitle ? <span className="list-item-subtitle">{subtitle}</span> : null}
      </span>
      {loading ? <Spinner size={20} /> : trailing}
    </>
  )
  if (safe !== null) {
    return (
      <a
        {...attributes}
        ref={ref as Ref<HTMLAnchorElement>} // the row is a link or a button
        className={className}
        aria-current={selected || undefined}
        href={safe}
        target={target}
        rel="noopener noreferrer"
        onClick={onClick}
      >
        {content}
      </a>
    )
  }
  return (
    <button
      {...attributes}
      ref={ref as Ref<HTMLButtonElement>} // see above
      type="button"
      {...(checked !== undefined && { role: 'switch', 'aria-checked': checked })}
      className={className}
      disabled={disabled}
      aria-current={selected || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {content}
    </button>
  )
})
