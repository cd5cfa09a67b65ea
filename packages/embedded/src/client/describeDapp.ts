import type { SourceContext } from '@portico/core'
import { findLanguage, sdkType } from '@portico/protocol'
import type { FrameRequestInput } from '@portico/protocol/frame'

/** What the vault is told about the site, to show beside the address that it knows by itself. */
export function describeDapp(context: SourceContext): FrameRequestInput<'SYNC_DAPP_DATA'> {
  const { metadata, sdkVersion, projectId, locale } = context
  const icons = metadata.icons.filter(icon => /^https?:/.test(icon)).slice(0, 8)
  const language = findLanguage([locale]) ?? 'en'
  return { metadata: { ...metadata, icons }, sdkVersion, sdkType, projectId, language }
}
