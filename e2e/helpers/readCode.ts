import type { Locator } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

export interface Photograph {
  readonly picture: Buffer
  /** The content as decoded by an independent reader. */
  readonly text: string
}

/** Takes screenshots of a QR code until one can be decoded, or until it differs from the given one. */
export async function photographCode(
  element: Locator,
  { after }: { after?: string } = {},
): Promise<Photograph> {
  let taken: Photograph | undefined
  const take = async () => {
    const picture = await element.screenshot({ animations: 'disabled' })
    const { data, width, height } = PNG.sync.read(picture)
    const text = jsQR(new Uint8ClampedArray(data), width, height)?.data
    taken = text === undefined || text === after ? undefined : { picture, text }
    return taken !== undefined
  }
  await expect.poll(take).toBe(true)
  if (!taken) throw new Error('No picture was taken.')
  return taken
}

export async function readCode(element: Locator, options?: { after?: string }): Promise<string> {
  return (await photographCode(element, options)).text
}
