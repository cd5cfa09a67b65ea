import { type VaultSettings, VaultSettingsSchema, vaultSettingsName } from '@portico/protocol/auth'
import * as v from 'valibot'

/** What whoever serves the page has written into it. */
export function readSettings(document: Document): VaultSettings | undefined {
  const content = document.querySelector(`meta[name="${vaultSettingsName}"]`)?.getAttribute('content')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), VaultSettingsSchema), content)
  return parsed.success ? parsed.output : undefined
}
