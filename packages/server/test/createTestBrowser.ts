/** Follows addresses as a browser does, with cookies and without scripts. The service may be known under another address. */
export function createTestBrowser(service: string, publicUrl: string) {
  const cookies = new Map<string, string>()
  const visited: string[] = []

  async function open(address: string, form?: Readonly<Record<string, string>>) {
    visited.push(address)
    const { origin } = new URL(address)
    const place = origin === publicUrl ? service + address.slice(origin.length) : address
    const sent = [...cookies].filter(([key]) => key.startsWith(`${origin} `))
    const response = await fetch(place, {
      redirect: 'manual',
      headers: { Cookie: sent.map(([key, value]) => `${key.slice(origin.length + 1)}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(`${origin} ${name}`, value)
    }
    const refresh = /^0; url=(.*)$/.exec(response.headers.get('Refresh') ?? '')?.[1]
    const next = response.headers.get('Location') ?? refresh
    return { url: address, body: await response.text(), next: next && new URL(next, address).href }
  }

  /** Goes on as long as the pages lead on, or until an address that begins like this. */
  async function follow(address: string, until: readonly string[] = []) {
    let page = await open(address)
    while (page.next && !until.some(start => page.next?.startsWith(start))) page = await open(page.next)
    return page
  }

  /** Forgets the cookies of one origin, or of all. */
  function forget(origin = '') {
    for (const key of cookies.keys()) if (key.startsWith(origin)) cookies.delete(key)
  }

  return { open, follow, visited, forget }
}
