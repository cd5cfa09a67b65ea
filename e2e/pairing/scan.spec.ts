import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@portico/testing/playwright'
import { PNG } from 'pngjs'
import { getChromiumArguments } from '../../tooling/chromiumArguments.mjs'
import { addresses } from '../helpers/addresses.ts'
import { dialogOf } from '../helpers/kit.ts'
import { photographCode } from '../helpers/readCode.ts'
import { copyUri, playground, test } from '../helpers/remote.ts'

const walletUrl = `${addresses.wallet}/`
const film = join(tmpdir(), `portico-camera-${process.pid}.y4m`)
const view = { width: 640, height: 480 }

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...getChromiumArguments(),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ]
    await use({ ...launchOptions, args })
  },
})

test.afterAll(() => rmSync(film, { force: true }))

/** A camera frame that shows an image slightly off centre. */
async function shoot(picture: Buffer | undefined): Promise<void> {
  const { width, height } = view
  const light = Buffer.alloc(width * height, 90)
  if (picture) {
    const { data, width: across, height: down } = PNG.sync.read(picture)
    for (let y = 0; y < Math.min(down, height - 40); y += 1)
      for (let x = 0; x < Math.min(across, width - 120); x += 1)
        light[(y + 40) * width + x + 120] = data[(y * across + x) * 4] ?? 0
  }
  const colour = Buffer.alloc((width * height) / 2, 128)
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`
  await writeFile(film, Buffer.concat([Buffer.from(`${header}FRAME\n`), light, colour]))
}

test('the sandbox wallet scans a code from the screen of a site with its camera, and connects [C-02]', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(playground)
  await copyUri(page)
  const { picture } = await photographCode(dialogOf(page).locator('.qr'))
  await shoot(picture)
  const wallet = await context.newPage()
  await wallet.goto(walletUrl)
  await wallet.getByRole('button', { name: 'Scan a code' }).click()
  const card = wallet.getByRole('article', { name: 'Connect to this site' })
  await card.getByRole('button', { name: 'Connect' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(wallet.getByRole('button', { name: 'Disconnect Portico playground' })).toBeVisible()
  // The camera is off again.
  await expect(wallet.locator('video')).toHaveCount(0)
})

test('a camera that sees nothing goes on looking until it is stopped', async ({ page }) => {
  await shoot(undefined)
  await page.goto(walletUrl)
  await page.getByRole('button', { name: 'Scan a code' }).click()
  await expect(page.getByText('Hold the code of a site in front of the camera.')).toBeVisible()
  const playing = () =>
    page.locator('video').evaluate(video => video instanceof HTMLVideoElement && video.currentTime > 0)
  await expect.poll(playing).toBe(true)
  await page.getByRole('button', { name: 'Stop the camera' }).click()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
