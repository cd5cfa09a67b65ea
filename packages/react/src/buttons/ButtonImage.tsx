import { useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../hooks/internal/useBrowserLayoutEffect.js'
import { getSafeImageSource } from '../ui/Image/getSafeImageSource.js'
import { applyHues } from './applyButtonTheme.js'

export interface ButtonImageProps {
  readonly seed: string
  readonly source: string | undefined
  readonly monogram?: string | undefined
  readonly onBroken?: ((source: string) => void) | undefined
}

export function ButtonImage({ seed, source, monogram, onBroken }: ButtonImageProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [broken, setBroken] = useState<string | null>(null)
  const safe = getSafeImageSource(source)
  useBrowserLayoutEffect(() => {
    if (box.current) applyHues(box.current, seed)
  }, [seed])
  return (
    <span ref={box} className="portico-button-image" aria-hidden="true">
      {safe === null || safe === broken ? (
        monogram
      ) : (
        <img
          src={safe}
          alt=""
          width={24}
          height={24}
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(safe)
            onBroken?.(safe)
          }}
        />
      )}
    </span>
  )
}
