import { formatSdkVersion, type SdkFramework } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import { version } from '../utils/version.js'

/** Names what the page is built with in later calls (W-04), unless the site did. Only what draws the kit knows it. */
export function nameFramework({ options, adapters }: Portico, framework: SdkFramework): void {
  const types = [...adapters.values()].map(({ type }) => type)
  options.sdkVersion = formatSdkVersion({
    framework: options.framework ?? framework,
    adapters: types,
    version,
  })
}
