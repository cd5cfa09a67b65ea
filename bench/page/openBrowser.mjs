import { chromium } from '@playwright/test'
import { ensureBrowsers } from '../../scripts/setup/ensureBrowsers.mjs'
import { findChromium, getChromiumArguments } from '../../scripts/setup/findChromium.mjs'

export async function openBrowser() {
  await ensureBrowsers({ chromium: 'required' })
  return chromium.launch({ executablePath: findChromium(), args: getChromiumArguments() })
}
