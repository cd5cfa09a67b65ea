import type { ComponentType } from 'react'

export interface IconProps {
  size?: 12 | 16 | 20 | 24 | 32 | undefined
}

/** Decorative: its meaning is also in the text beside it or in the label of its button. */
export function createIcon(path: string, { mirrored = false } = {}): ComponentType<IconProps> {
  return ({ size = 20 }) => (
    <svg
      className={mirrored ? 'icon icon-mirrored' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
