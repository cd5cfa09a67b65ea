import type { Environment, LogLevel, Page, StorageArea } from '../src/services/Environment.js'

export interface FakeRequest {
  readonly method: string
  readonly url: URL
  readonly body: unknown
  readonly init: RequestInit
}

type Answer = Response | Error
export type Answers = (request: FakeRequest) => Answer | Promise<Answer> | undefined

export interface FakeEnvironment extends Environment {
  /** Moves the clock, running every timer on the way, and lets promises settle. */
  advance(milliseconds: number): Promise<void>
  /** The latest says what `fetch` answers; undefined asks the one before, and in the end there is a 404. */
  answer(answers: Answers): void
  readonly requests: FakeRequest[]
  /** What the storage holds. */
  readonly stored: Map<string, string>
  readonly preloaded: string[]
  readonly opened: string[]
  /** Windows that were opened to be looked after, with where they were led; a test may close them. */
  readonly popups: { readonly urls: string[]; closed: boolean }[]
  /** What the address bar was made to say. */
  readonly addresses: string[]
  readonly logged: { readonly level: LogLevel; readonly message: string }[]
  /** Timers that have not run. */
  readonly pending: number
}

/** A world that stands still until the test moves it. */
export function createFakeEnvironment(overrides: Partial<Environment> = {}): FakeEnvironment {
  let now = 1_700_000_000_000
  let count = 0
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>()
  const answers: Answers[] = []
  const requests: FakeRequest[] = []
  const stored = new Map<string, string>()
  const preloaded: string[] = []
  const opened: string[] = []
  const popups: FakeEnvironment['popups'] = []
  const addresses: string[] = []
  const logged: FakeEnvironment['logged'] = []
  const log = (level: LogLevel) => (message: string) => void logged.push({ level, message })

  const storage: StorageArea = {
    getItem: key => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: key => void stored.delete(key),
  }

  const answerTo = async (request: FakeRequest): Promise<Response> => {
    for (const candidate of [...answers].reverse()) {
      const answer = await candidate(request)
      if (answer instanceof Error) throw answer
      if (answer) return answer.clone()
    }
    return new Response(null, { status: 404 })
  }

  return {
    now: () => now,
    setTimeout(callback, milliseconds) {
      count += 1
      timers.set(count, { at: now + milliseconds, run: callback })
      return count
    },
    clearTimeout: timer => void timers.delete(timer as number), // handed out above
    randomUUID: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    fetch(input, init = {}) {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const request = { method: init.method ?? 'GET', url: new URL(String(input)), body, init }
      requests.push(request)
      return new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        answerTo(request).then(resolve, reject)
      })
    },
    storage,
    page: new EventTarget() as Page, // an event target has no further properties of its own
    location: {
      href: 'https://dapp.example/page?q=1#top',
      origin: 'https://dapp.example',
      hostname: 'dapp.example',
    },
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    logger: {
      error: log('error'),
      warn: log('warn'),
      info: log('info'),
      debug: log('debug'),
      notice: log('info'),
    },
    openPopup() {
      const popup = { urls: [] as string[], closed: false }
      popups.push(popup)
      return {
        navigate: url => void popup.urls.push(url),
        isClosed: () => popup.closed,
        close() {
          popup.closed = true
        },
      }
    },
    openWindow: url => void opened.push(url),
    replaceAddress: href => void addresses.push(href),
    preloadImage: async url => void preloaded.push(url),
    ...overrides,

    async advance(milliseconds) {
      const end = now + milliseconds
      await settle()
      for (;;) {
        const [id, timer] = [...timers].sort(([, one], [, other]) => one.at - other.at)[0] ?? []
        if (id === undefined || timer === undefined || timer.at > end) break
        timers.delete(id)
        now = Math.max(now, timer.at)
        timer.run()
        await settle()
      }
      now = end
      await settle()
    },
    answer: more => void answers.push(more),
    requests,
    stored,
    preloaded,
    opened,
    popups,
    addresses,
    logged,
    get pending() {
      return timers.size
    },
  }
}

/** Lets everything that is ready run. */
export function settle(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

export function json(value: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(value), init)
}
