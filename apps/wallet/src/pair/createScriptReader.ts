import type { CodeReader } from './CodeReader.ts'

/** A larger image is slower without finding more. */
const longestEdge = 800

/** For browsers without a BarcodeDetector; loaded on demand. */
export async function createScriptReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async source => {
    const { videoWidth, videoHeight } = source
    const scale = Math.min(1, longestEdge / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    if (!context || canvas.width === 0 || canvas.height === 0) return undefined
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // No QR code in this frame.
      return undefined
    }
  }
}
