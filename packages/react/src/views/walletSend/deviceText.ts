interface BarcodeDetector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

type BarcodeDetectorClass = new (options: { readonly formats: readonly string[] }) => BarcodeDetector

/** Not in the types of the language yet: Chrome and Samsung Internet have it, Safari and Firefox do not. */
const getDetectorClass = (): BarcodeDetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector

/** Only pages with a secure origin have a clipboard and a camera. */
export const canPaste = (): boolean => typeof navigator.clipboard?.readText === 'function'

export const canScan = (): boolean =>
  getDetectorClass() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function'

/** Undefined if the browser or the visitor refuses. */
export const pasteText = (): Promise<string | undefined> =>
  navigator.clipboard.readText().catch(() => undefined)

/** Shows the camera in a video until a QR code is read. Rejects if there is no camera. Returns how to stop. */
export async function scanText(
  video: HTMLVideoElement,
  { signal, onFound }: { readonly signal: AbortSignal; readonly onFound: (text: string) => void },
): Promise<void> {
  const Detector = getDetectorClass()
  if (!Detector) return
  const detector = new Detector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const look = async () => {
    if (signal.aborted) return
    // A frame that cannot be read is followed by another.
    const codes = await detector.detect(video).catch(() => [])
    const text = codes[0]?.rawValue
    if (signal.aborted) return
    if (text === undefined) requestAnimationFrame(() => void look())
    else {
      stop()
      onFound(text)
    }
  }
  await look()
}
