import { type VaultSettings, VaultSettingsSchema, vaultSettingsName } from '@portico/protocol/auth'
import * as v from 'valibot'

/** The vault's pages carry their settings in the first element of their head, so that they need no further request. */
export function addSettings(page: string, settings: VaultSettings): string {
  const content = JSON.stringify(settings).replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
  // A function, because the text may contain replacement patterns such as `$&`.
  return page.replace('<head>', head => `${head}<meta name="${vaultSettingsName}" content="${content}">`)
}

const written = new RegExp(`<head><meta name="${vaultSettingsName}" content="([^"]*)">`)

/** The inverse of `addSettings`; undefined for any other way to write the settings. */
export function removeSettings(served: string): { page: string; settings: VaultSettings } | undefined {
  const text = written.exec(served)?.[1]?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  if (text === undefined) return
  const page = served.replace(written, '<head>')
  const parsed = v.safeParse(VaultSettingsSchema, parseJson(text))
  if (parsed.success && addSettings(page, parsed.output) === served) return { page, settings: parsed.output }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
