import { useEffect, useRef, useState } from 'react'
import { createDetector } from './canScan.ts'

const interval = 200

interface ScannerProps {
  onCode(code: string): void
}

/** The camera, until it sees a pairing code. */
export function Scanner({ onCode }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  const tell = useRef(onCode)
  tell.current = onCode

  useEffect(() => {
    const ended = new AbortController()
    let stream: MediaStream | undefined

    async function scan() {
      const detector = createDetector()
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const element = video.current
      if (ended.signal.aborted || !element || !detector) return stop()
      element.srcObject = stream
      await element.play()
      while (!ended.signal.aborted) {
        const codes = await detector.detect(element).catch(() => [])
        const code = codes.find(({ rawValue }) => rawValue.startsWith('wc:'))
        if (code) return tell.current(code.rawValue)
        await new Promise(resolve => setTimeout(resolve, interval))
      }
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    scan().catch(() => setProblem('The camera cannot be used. Paste the link instead.'))
    return () => {
      ended.abort()
      stop()
    }
  }, [])

  if (problem) return <p className="problem">{problem}</p>
  return <video ref={video} className="camera" muted playsInline aria-label="Camera" />
}
