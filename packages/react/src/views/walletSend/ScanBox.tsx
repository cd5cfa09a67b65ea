import { useEffect, useRef, useState } from 'react'
import { Text } from '../../ui/index.js'
import { scanText } from './deviceText.js'

interface ScanBoxProps {
  readonly words: { readonly scanHint: string; readonly noCamera: string }
  readonly onFound: (text: string) => void
}

/** The camera, until it has seen a QR code. */
export function ScanBox({ words, onFound }: ScanBoxProps) {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onFound)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    latest.current = onFound
  })
  useEffect(() => {
    const { current } = video
    if (!current) return
    const abort = new AbortController()
    scanText(current, { signal: abort.signal, onFound: text => latest.current(text) }).catch(() => {
      if (!abort.signal.aborted) setIsRefused(true)
    })
    return () => abort.abort()
  }, [])
  return (
    <div className="send-scan" data-testid="send-camera">
      {isRefused ? null : <video ref={video} muted playsInline aria-label={words.scanHint} />}
      <Text size="xs" tone={isRefused ? 'danger' : 'secondary'} role="status">
        {isRefused ? words.noCamera : words.scanHint}
      </Text>
    </div>
  )
}
