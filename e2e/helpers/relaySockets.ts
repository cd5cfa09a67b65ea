import type { BrowserContext, Page } from '@playwright/test'

export interface RelaySockets {
  readonly opened: number
  /** The pages with an open socket, repeated for each socket. */
  getOpen(): Promise<readonly Page[]>
}

/** Observes all sockets of a context's documents, from the next document on. */
export async function watchRelaySockets(context: BrowserContext): Promise<RelaySockets> {
  let opened = 0
  const watch = (page: Page) => page.on('websocket', () => (opened += 1))
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
  // The browser does not report sockets that end with their document.
  await context.addInitScript(() => {
    window.openedSockets = []
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        window.openedSockets?.push(this)
      }
    }
  })
  const countOf = (page: Page) =>
    page.evaluate(() => window.openedSockets?.filter(({ readyState }) => readyState < 2).length ?? 0)
  return {
    get opened() {
      return opened
    },
    async getOpen() {
      const pages = context.pages()
      const counts = await Promise.all(pages.map(countOf))
      return pages.flatMap((page, index) => Array.from({ length: counts[index] ?? 0 }, () => page))
    },
  }
}
