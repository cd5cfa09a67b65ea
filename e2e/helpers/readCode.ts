import type { Locator } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

export interface Photograph {
  readonly picture: Buffer
  /** What a camera reads from it, by a reader that shares nothing with the writer. */
  readonly text: string
}

/** Takes pictures of a code until one can be read; of another code than the given one, where one is given. */
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
