interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type DetectorConstructor = new (options: { formats: readonly string[] }) => Detector

/** Not every browser has one, and no type library knows it. */
function findDetector(): DetectorConstructor | undefined {
  const found: unknown = Reflect.get(window, 'BarcodeDetector')
  return typeof found === 'function' ? (found as DetectorConstructor) : undefined
}

export function canScan(): boolean {
  return findDetector() !== undefined && navigator.mediaDevices !== undefined
}

export function createDetector(): Detector | undefined {
  const BarcodeDetector = findDetector()
  return BarcodeDetector && new BarcodeDetector({ formats: ['qr_code'] })
}
