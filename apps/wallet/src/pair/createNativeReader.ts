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
  if (!(await BarcodeDetector.getSupportedFormats()).includes(format)) return undefined
  const detector = new BarcodeDetector({ formats: [format] })
  return async source => (await detector.detect(source))[0]?.rawValue
}
