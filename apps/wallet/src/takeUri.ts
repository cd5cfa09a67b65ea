/** The code that a link brought along; a reload must not use it again. */
export function takeUri({ location, history } = window): string | undefined {
  const url = new URL(location.href)
  const uri = url.searchParams.get('uri')
  if (uri === null) return undefined
  url.searchParams.delete('uri')
  history.replaceState(history.state, '', url)
  return uri
}
