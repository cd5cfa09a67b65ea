import { type ReactNode, useState } from 'react'

export interface ModalHeaderProps {
  title: string
  /** Back, help, or the network. */
  left?: ReactNode
  /** Close. */
  right?: ReactNode
  /** A tag beside the title, such as "beta". */
  tag?: ReactNode
  titleId?: string | undefined
}

export function ModalHeader({ title, left, right, tag, titleId }: ModalHeaderProps) {
  const [titles, setTitles] = useState<{ current: string; leaving: string | null }>({
    current: title,
    leaving: null,
  })
  if (titles.current !== title) setTitles({ current: title, leaving: titles.current })

  return (
    <div className="header">
      <div className="header-side">{left}</div>
      <div className="header-middle" aria-live="polite">
        {titles.leaving ? (
          <span
            key={`leaving ${titles.leaving}`}
            className="header-title header-title-leaving"
            aria-hidden="true"
            data-text={titles.leaving}
            onAnimationEnd={() => setTitles({ current: title, leaving: null })}
          />
        ) : null}
        {title ? (
          <h1 key={title} id={titleId} className="header-title">
            {title}
          </h1>
        ) : null}
        {tag}
      </div>
      <div className="header-side header-side-end">{right}</div>
    </div>
  )
}
