import type { CodeReader } from './CodeReader.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorConstructor {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const format = 'qr_code'

/** The browser's BarcodeDetector, which works on Android and macOS. Elsewhere it is missing or unusable. */
export async function createNativeReader(): Promise<CodeReader | undefined> {
  const found: unknown = Reflect.get(window, 'BarcodeDetector')
  if (typeof found !== 'function') return undefined
  const BarcodeDetector = found as unknown as DetectorConstructor // missing in TypeScript's DOM library
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes(format)) return undefined
  const detector = new BarcodeDetector({ formats: [format] })
  return async source => {
    // A frame that cannot be read, as while the camera rotates, contains no code.
    const detected = await detector.detect(source).catch(() => [])
    const codes = detected.map(({ rawValue }) => rawValue)
    return codes.find(code => code.startsWith('wc:')) ?? codes[0]
  }
}
