import type { CodeReader } from './CodeReader.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorConstructor {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const format = 'qr_code'

/** The browser's own: Android and macOS have it. Elsewhere it is missing, or there and good for nothing. */
export async function createNativeReader(): Promise<CodeReader | undefined> {
  const found: unknown = Reflect.get(window, 'BarcodeDetector')
  if (typeof found !== 'function') return undefined
  const BarcodeDetector = found as unknown as DetectorConstructor // no type library knows it
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes(format)) return undefined
  const detector = new BarcodeDetector({ formats: [format] })
  return async source => {
    // A picture that it cannot look at, as while the camera turns, is one without a code.
    const detected = await detector.detect(source).catch(() => [])
    const codes = detected.map(({ rawValue }) => rawValue)
    return codes.find(code => code.startsWith('wc:')) ?? codes[0]
  }
}
