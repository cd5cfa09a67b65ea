export const sdkType = 'portico'

export type SdkFramework = 'html' | 'react' | 'vue' | 'cdn' | 'unity'

/** The `sv` parameter: `<framework>-<adapters>-<version>`, as in `react-wagmi,solana-1.2.0`. */
export function formatSdkVersion(sdk: {
  framework: SdkFramework
  adapters: readonly string[]
  version: string
}) {
  return `${sdk.framework}-${sdk.adapters.join(',') || 'universal'}-${sdk.version}`
}
