export interface IconProps {
  /** Edge in px. */
  size?: 12 | 16 | 20 | 24 | 32 | undefined
}

/** Decoration: whatever an icon says is also said in text beside it or in its button's label. */
export function Icon({ d, size = 20, mirrored = false }: IconProps & { d: string; mirrored?: boolean }) {
  return (
    <svg
      className={mirrored ? 'icon icon-mirrored' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  )
}
