import { type ReactNode, useState } from 'react'

export interface ModalHeaderProps {
  title: string
  /** The view has its own heading, so the title is for screen readers only. */
  quiet?: boolean | undefined
  left?: ReactNode
  right?: ReactNode
}

export function ModalHeader({ title, quiet, left, right }: ModalHeaderProps) {
  const seen = quiet ? '' : title
  const [titles, setTitles] = useState({ seen, leaving: '' })
  if (titles.seen !== seen) setTitles({ seen, leaving: titles.seen })

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
            onAnimationEnd={() => setTitles({ seen, leaving: '' })}
          />
        ) : null}
        {title ? (
          <h1 key={title} className={quiet ? 'sr-only' : 'header-title'}>
            {title}
          </h1>
        ) : null}
      </div>
      <div className="header-side header-side-end">{right}</div>
    </div>
  )
}
