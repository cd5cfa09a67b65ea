import { type CSSProperties, useState } from 'react'
import { getHue } from '../Image/getHue.js'
import { getSafeImageSource } from '../Image/getSafeImageSource.js'
import { useStyles } from '../useStyles.js'
import { avatarStyles } from './Avatar.css.js'

export interface AvatarProps {
  /** The gradient is derived from the address, so that visitors recognise it. */
  address: string
  src?: string | null | undefined
  size?: 24 | 32 | 40 | 56 | 64 | 72 | undefined
}

export function Avatar({ address, src, size = 64 }: AvatarProps) {
  useStyles(avatarStyles)
  const source = getSafeImageSource(src)
  const [broken, setBroken] = useState<string | null>(null)
  const key = address.toLowerCase()
  const hues = { '--a': getHue(key), '--b': getHue(key, 1), '--c': getHue(key, 2) } as CSSProperties // custom properties
  return (
    <span className={`avatar image-${size}`} style={hues} aria-hidden="true">
      {source === null || broken === source ? null : (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBroken(source)}
        />
      )}
    </span>
  )
}
