/** The WebDriver key of elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export type FoundElement = Readonly<Record<typeof elementKey, string>>

/** Searched by the page, because the dialog is in a shadow root: the first visible match. */
const findScript = `
  const [selector, text] = arguments
  const search = root => {
    for (const element of root.querySelectorAll('*')) {
      const name = element.ariaLabel ?? element.textContent
      const isWanted = element.matches(selector) && name.includes(text)
      if (isWanted && element.getClientRects().length > 0) return element
      const inside = element.shadowRoot && search(element.shadowRoot)
      if (inside) return inside
    }
    return null
  }
  return search(document)`

/** A WebDriver session (https://www.w3.org/TR/webdriver2) with the commands that the tests need. */
export async function createWebDriver(driverUrl: string, capabilities: object) {
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${driverUrl}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown } // the format of responses
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string } // the format of errors
    throw new Error(`${method} ${path}: ${error}, ${message}`)
  }

  const created = await call('POST', '', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = created as { sessionId: string } // the format of a new session
  const run = (method: string, path: string, body?: object) => call(method, `/${sessionId}${path}`, body)
  const evaluate = (script: string, ...args: readonly unknown[]) =>
    run('POST', '/execute/sync', { script, args })

  return {
    goTo: (url: string) => run('POST', '/url', { url }),
    reload: () => run('POST', '/refresh', {}),
    evaluate,
    find: async (selector: string, text = '') =>
      (await evaluate(findScript, selector, text)) as FoundElement | null, // see the script
    click: (element: FoundElement) => run('POST', `/element/${element[elementKey]}/click`, {}),
    type: (element: FoundElement, text: string) =>
      run('POST', `/element/${element[elementKey]}/value`, { text }),
    listWindows: async () => (await run('GET', '/window/handles')) as readonly string[], // window handles
    turnTo: (window: string) => run('POST', '/window', { handle: window }),
    takePicture: async () => Buffer.from((await run('GET', '/screenshot')) as string, 'base64'), // base64
    close: () => run('DELETE', ''),
  }
}

export type WebDriver = Awaited<ReturnType<typeof createWebDriver>>
