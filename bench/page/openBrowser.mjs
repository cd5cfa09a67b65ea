import { chromium } from '@playwright/test'
import { ensurePrograms } from '../../scripts/setup/ensurePrograms.mjs'
import { getChromiumArguments } from '../../tooling/chromiumArguments.mjs'
import { findChromium } from '../../tooling/programs/findChromium.mjs'

export async function openBrowser() {
  await ensurePrograms({ chromium: 'required' })
  return chromium.launch({ executablePath: findChromium(), args: getChromiumArguments() })
}
