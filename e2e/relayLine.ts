import type { Page, WebSocketRoute } from '@playwright/test'

type Direction = 'toRelay' | 'toPage'

export interface RelayLine {
  /** Sockets that the page opened so far. */
  readonly opened: number
  /** Frames that reached the relay, oldest first. */
  readonly sent: readonly string[]
  /** The relay ends the socket. */
  close(code: number, reason?: string): Promise<void>
  /** No way through until it is restored; sockets end without a word. */
  cut(): Promise<void>
  restore(): void
  disturb(fault: Fault): void
}

/** What becomes of a frame: passed on as often and as late as wanted, or lost together with the socket. */
export type Fault = (frame: string, direction: Direction, pass: (frame: string) => void) => 'lost' | undefined

/** Between the page and the real relay. */
export async function routeRelay(page: Page): Promise<RelayLine> {
  const sent: string[] = []
  let opened = 0
  let isCut = false
  let current: WebSocketRoute | undefined
  let fault: Fault = (frame, _, pass) => {
    pass(frame)
    return undefined
  }

  await page.routeWebSocket(/\/relay/, async route => {
    if (isCut) return route.close({ code: 1006 })
    opened += 1
    current = route
    const server = route.connectToServer()
    const take = (frame: string, direction: Direction) => {
      if (current !== route) return
      const pass = (passed: string) => {
        if (current !== route) return
        if (direction === 'toPage') return route.send(passed)
        sent.push(passed)
        server.send(passed)
      }
      if (fault(frame, direction, pass) !== 'lost') return
      current = undefined
      void server.close()
      void route.close({ code: 1006 })
    }
    route.onMessage(message => take(String(message), 'toRelay'))
    server.onMessage(message => take(String(message), 'toPage'))
  })

  return {
    sent,
    get opened() {
      return opened
    },
    async close(code, reason = '') {
      const route = current
      current = undefined
      await route?.close({ code, reason })
    },
    async cut() {
      isCut = true
      const route = current
      current = undefined
      await route?.close({ code: 1006 })
    },
    restore() {
      isCut = false
    },
    disturb(given) {
      fault = given
    },
  }
}
