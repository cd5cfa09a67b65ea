import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** What a camera that looks at the element reads, by a reader that shares nothing with the writer. */
export async function readCode(element: Locator): Promise<string | undefined> {
  const picture = PNG.sync.read(await element.screenshot({ animations: 'disabled' }))
  return jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height)?.data
}
