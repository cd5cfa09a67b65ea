import { logBufferBytes } from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { createEnvironment } from './createEnvironment.js'
import { createLogger } from './createLogger.js'
import { getPlatform } from './getPlatform.js'

describe('createEnvironment', () => {
  it('can be made on a server, where there is no page', async () => {
    const environment = createEnvironment()
    expect(environment.page).toBeUndefined()
    expect(environment.storage).toBeUndefined()
    expect(environment.location).toBeUndefined()
    await environment.preloadImage('https://a.example/x.png')
    environment.openWindow('https://a.example', '_blank')
    expect(environment.randomUUID()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  it('survives a page that denies its storage', () => {
    const page = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    vi.stubGlobal('window', page)
    expect(createEnvironment().storage).toBeUndefined()
  })

  it('makes ids where the browser has no function for it', () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    const ids = Array.from({ length: 50 }, () => createEnvironment().randomUUID())
    for (const id of ids) expect(id).toMatch(shape)
    expect(new Set(ids).size).toBe(50)
  })

  it('opens windows without giving them a way back, and preloads pictures', async () => {
    const opened: unknown[] = []
    const pictures: { src?: string }[] = []
    class Image {
      src?: string
      constructor() {
        pictures.push(this)
      }
      async decode() {}
    }
    vi.stubGlobal('window', { Image, open: (...parameters: unknown[]) => opened.push(parameters) })
    const environment = createEnvironment()
    environment.openWindow('https://a.example', '_blank')
    await environment.preloadImage('https://a.example/x.png')
    expect(opened).toEqual([['https://a.example', '_blank', 'noopener,noreferrer']])
    expect(pictures.map(({ src }) => src)).toEqual(['https://a.example/x.png'])
  })

  it('takes the parts it is given', () => {
    const environment = createEnvironment({ now: () => 42, userAgent: 'test' })
    expect([environment.now(), environment.userAgent]).toEqual([42, 'test'])
  })
})

describe('createLogger', () => {
  function setUp(level?: 'warn' | 'debug') {
    const written: string[] = []
    const write = (message: string) => void written.push(message)
    const sink = { error: write, warn: write, info: write, debug: write }
    return { logger: createLogger(level, sink), written }
  }

  it('writes errors only, unless told otherwise [K-16]', () => {
    const quiet = setUp()
    for (const level of ['error', 'warn', 'info', 'debug'] as const) quiet.logger[level](level)
    expect(quiet.written).toEqual(['[portico] error'])
    const louder = setUp('warn')
    for (const level of ['error', 'warn', 'info', 'debug'] as const) louder.logger[level](level)
    expect(louder.written).toEqual(['[portico] error', '[portico] warn'])
  })

  it('keeps the latest lines of all levels, within 1 024 000 bytes [K-16]', () => {
    const { logger } = setUp()
    for (let count = 0; count < 2000; count++) logger.debug(`${count} ${'é'.repeat(1000)}`)
    const lines = logger.read()
    const bytes = new TextEncoder().encode(lines.join('')).length
    expect(bytes).toBeLessThanOrEqual(logBufferBytes)
    expect(bytes).toBeGreaterThan(logBufferBytes / 2)
    expect(lines.at(-1)).toMatch(/^debug 1999 /)
    expect(lines[0]).not.toMatch(/^debug 0 /)
  })

  it('keeps the message of an error but no other details', () => {
    const { logger } = setUp()
    logger.error('Failed.', new Error('why'))
    logger.error('Failed.', { password: 'hunter2' })
    expect(logger.read()).toEqual(['error Failed. why', 'error Failed.'])
  })
})

describe('getPlatform', () => {
  const page = (name: string) => Object.assign(new EventTarget(), { [name]: {} })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios', true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android', true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'other', false],
    ['', 'other', false],
  ])('knows %s', (userAgent, os, mobile) => {
    expect(getPlatform({ userAgent, page: undefined })).toEqual({ os, mobile, telegram: false })
  })

  it('knows Telegram by what it puts on the page', () => {
    for (const name of ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'])
      expect(getPlatform({ userAgent: '', page: page(name) }).telegram).toBe(true)
    expect(getPlatform({ userAgent: '', page: page('ethereum') }).telegram).toBe(false)
  })
})
