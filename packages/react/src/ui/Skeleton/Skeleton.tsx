import { ViewBody } from '../Stack/Stack.js'

interface SkeletonProps {
  /** Each has the size of the content that replaces it. */
  shape: 'list-item' | 'cell' | 'text' | 'title' | 'avatar'
  count?: number | undefined
}

export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <span key={index} className={`skeleton skeleton-${shape}`} aria-hidden="true">
          {shape === 'list-item' || shape === 'cell' ? (
            <>
              <span className="skeleton-image" />
              <span className="skeleton-line" />
            </>
          ) : null}
        </span>
      ))}
    </>
  )
}

/** The height in px, or a square as wide as the view. */
export type SkeletonPart = number | 'square'

interface ViewSkeletonProps {
  parts: readonly SkeletonPart[]
  label: string
}

/** Parts lower than this are lines of text, which are narrower than the view. */
const lineHeight = 24

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
          // Set through the CSSOM, which a strict Content-Security-Policy allows.
          ref={element => {
            if (element && part !== 'square') element.style.height = `${part}px`
          }}
          aria-hidden="true"
        />
      ))}
    </ViewBody>
  )
}
