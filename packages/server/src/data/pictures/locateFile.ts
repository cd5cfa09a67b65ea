const usualGateway = 'https://ipfs.io'

export function locateFile(link: string, gateway: string = usualGateway): string {
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?(.+)$/.exec(link) ?? []
  if (path) return `${gateway}/ipfs/${path}`
  return link.replace(/^ar:\/\//, 'https://arweave.net/')
}
