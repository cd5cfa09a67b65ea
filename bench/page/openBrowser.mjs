import { chromium } from '@playwright/test'
import { ensureBrowsers } from '../../scripts/setup/ensureBrowsers.mjs'
import { findChromium } from '../../scripts/setup/findChromium.mjs'
import { getChromiumArguments } from '../../tooling/chromiumArguments.mjs'

export async function openBrowser() {
  await ensureBrowsers({ chromium: 'required' })
  return chromium.launch({ executablePath: findChromium(), args: getChromiumArguments() })
}
