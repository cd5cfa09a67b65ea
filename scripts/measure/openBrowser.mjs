import { chromium } from '@playwright/test'
import { ensureChromium } from '../setup/ensureChromium.mjs'
import { findChromium, getChromiumArguments } from '../setup/findChromium.mjs'

export async function openBrowser() {
  await ensureChromium({ required: true })
  return chromium.launch({ executablePath: findChromium(), args: getChromiumArguments() })
}
