import type { Page, WebSocketRoute } from '@playwright/test'
import { expect } from '@portico/testing/playwright'

type Direction = 'toRelay' | 'toPage'

export interface RelayLine {
  readonly opened: number
  /**
   * Advances the clock between reconnection attempts until a condition holds; not while the page has or opens a
   * socket.
   */
  passTimeUntil(isDone: () => boolean | Promise<boolean>): Promise<void>
  /** Frames that reached the relay, oldest first. */
  readonly sent: readonly string[]
  /** Waits until the relay has responded to a call of one of these methods, starting at the given frame. */
  waitForAnswer(methods: readonly unknown[], from?: number): Promise<void>
  /** Milliseconds by the page's clock between the end of each socket and the next attempt. */
  readBreaks(): Promise<readonly number[]>
  /** The relay closes the socket. */
  close(code: number, reason?: string): Promise<void>
  /** Blocks all traffic until restored; sockets end silently. */
  cut(): Promise<void>
  restore(): void
  disturb(fault: Fault): void
}

/** The fate of a frame: passed on repeatedly or late, or lost together with the socket. */
export type Fault = (frame: string, direction: Direction, pass: (frame: string) => void) => 'lost' | undefined

type Frame = { readonly id?: unknown; readonly method?: string }

/** A proxy between the page and the real relay. */
export async function routeRelay(page: Page): Promise<RelayLine> {
  const sent: string[] = []
  /** By index among the sent frames, because ids repeat. */
  const answered = new Set<number>()
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
        if (direction === 'toRelay') {
          sent.push(passed)
          return server.send(passed)
        }
        route.send(passed)
        const { id, method } = parse(passed)
        if (method !== undefined) return
        for (const [place, asked] of sent.entries()) if (parse(asked).id === id) answered.add(place)
      }
      if (fault(frame, direction, pass) !== 'lost') return
      current = undefined
      void server.close()
      void route.close({ code: 1006 })
    }
    route.onMessage(message => take(String(message), 'toRelay'))
    server.onMessage(message => take(String(message), 'toPage'))
  })
  // After the route, whose socket it observes.
  await page.addInitScript(() => {
    const breaks: number[] = []
    let endedAt: number | undefined
    window.relayBreaks = breaks
    window.relaySockets = 0
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        window.relaySockets = (window.relaySockets ?? 0) + 1
        if (endedAt !== undefined) breaks.push(Date.now() - endedAt)
        endedAt = undefined
        this.addEventListener('close', () => {
          window.relaySockets = (window.relaySockets ?? 1) - 1
          endedAt = Date.now()
        })
      }
    }
  })

  return {
    sent,
    get opened() {
      return opened
    },
    async passTimeUntil(isDone) {
      const look = async () => {
        // As the page knows it: on a slow machine the route sees a new socket late, and the clock would advance by
        // minutes meanwhile.
        if (!(await page.evaluate(() => window.relaySockets))) await page.clock.runFor(500)
        return isDone()
      }
      await expect.poll(look, { timeout: 90_000, intervals: [20] }).toBe(true)
    },
    async waitForAnswer(methods, from = 0) {
      const isAnswered = (place: number) => place >= from && methods.includes(parse(sent[place]).method)
      await expect.poll(() => [...answered].some(isAnswered)).toBe(true)
    },
    readBreaks: () => page.evaluate(() => window.relayBreaks ?? []),
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

function parse(frame = '{}'): Frame {
  return JSON.parse(frame) as Frame // both sides use JSON-RPC
}
