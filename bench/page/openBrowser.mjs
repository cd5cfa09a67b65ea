import { chromium } from '@playwright/test'
import { ensureBrowsers } from '../../scripts/setup/ensureBrowsers.mjs'
import { getChromiumArguments } from '../../tooling/chromiumArguments.mjs'
import { findChromium } from '../../tooling/programs/findChromium.mjs'

export async function openBrowser() {
  await ensureBrowsers({ chromium: 'required' })
  return chromium.launch({ executablePath: findChromium(), args: getChromiumArguments() })
}
