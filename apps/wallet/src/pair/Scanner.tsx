import { useEffect, useRef, useState } from 'react'
import { createNativeReader } from './createNativeReader.ts'
import { createScriptReader } from './createScriptReader.ts'

const interval = 100

interface ScannerProps {
  onCode(code: string): void
}

/** Scans with the camera until a pairing URI is found. */
export function Scanner({ onCode }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  const [hint, setHint] = useState('Hold the code of a site in front of the camera.')
  const tell = useRef(onCode)
  tell.current = onCode

  useEffect(() => {
    const ended = new AbortController()
    const starting = navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    const reading = createNativeReader().then(reader => reader ?? createScriptReader())

    async function scan() {
      const [stream, read] = await Promise.all([starting, reading])
      const element = video.current
      if (ended.signal.aborted || !element) return stop()
      element.srcObject = stream
      await element.play()
      while (!ended.signal.aborted) {
        const code = await read(element)
        if (ended.signal.aborted) return
        if (code?.startsWith('wc:')) return tell.current(code)
        if (code !== undefined) setHint('That code is not from a site that wants to connect.')
        await new Promise(resolve => setTimeout(resolve, interval))
      }
    }
    /** Also stops a camera whose permission was granted only after unmounting. */
    function stop() {
      const stopTracks = (stream: MediaStream) => {
        for (const track of stream.getTracks()) track.stop()
      }
      starting.then(stopTracks, () => {})
    }

    scan().catch(() => {
      stop()
      if (!ended.signal.aborted) setProblem('The camera cannot be used. Paste the link instead.')
    })
    return () => {
      ended.abort()
      stop()
    }
  }, [])

  if (problem) {
    return (
      <p className="problem" role="alert">
        {problem}
      </p>
    )
  }
  return (
    <>
      <video ref={video} className="camera" muted playsInline aria-label="Camera" />
      <p className="soft" role="status">
        {hint}
      </p>
    </>
  )
}
