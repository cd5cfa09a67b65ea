import { ViewBody } from '../Stack/ViewBody.js'

/** The height of a part in px, or a square as wide as the view. */
export type SkeletonPart = number | 'square'

export interface ViewSkeletonProps {
  /** From top to bottom. */
  parts: readonly SkeletonPart[]
  /** Read out. */
  label: string
}

/** Lower parts are lines of text: they are not as wide as the view. */
const lineHeight = 24

/** Stands in for a whole view. */
export function ViewSkeleton({ parts, label }: ViewSkeletonProps) {
  return (
    <ViewBody>
      <span className="sr-only" role="status">
        {label}
      </span>
      {parts.map((part, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          key={index}
          className={`skeleton skeleton-part${typeof part === 'number' && part <= lineHeight ? ' skeleton-words' : ''}`}
          // By the CSSOM, which a strict content policy allows.
          ref={element => {
            if (element && part !== 'square') element.style.height = `${part}px`
          }}
          aria-hidden="true"
        />
      ))}
    </ViewBody>
  )
}
