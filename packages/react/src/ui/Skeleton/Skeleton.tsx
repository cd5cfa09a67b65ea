export interface SkeletonProps {
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
