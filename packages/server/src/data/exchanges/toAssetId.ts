/** Converts a CAIP-19 id to the asset id used for prices, `eip155:1` or `eip155:1:0x…`. */
export function toAssetId(caip19: string): string {
  const [chainId = '', asset = ''] = caip19.split('/')
  const [kind, reference] = asset.split(':')
  return kind === 'slip44' ? chainId : `${chainId}:${reference}`
}
