/** A currency or token as prices name it, `eip155:1` or `eip155:1:0x…`, from its CAIP-19 id. */
export function toAssetId(caip19: string): string {
  const [chainId = '', asset = ''] = caip19.split('/')
  const [kind, reference] = asset.split(':')
  return kind === 'slip44' ? chainId : `${chainId}:${reference}`
}
