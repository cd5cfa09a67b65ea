/** Takes the pairing URI from the page's URL and removes it, so that a reload does not reuse it. */
export function takeUri({ location, history } = window): string | undefined {
  const url = new URL(location.href)
  const uri = url.searchParams.get('uri')
  if (uri === null) return undefined
  url.searchParams.delete('uri')
  history.replaceState(history.state, '', url)
  return uri
}
