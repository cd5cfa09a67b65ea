import { expect, it, vi } from 'vitest'
import { createLog } from './createLog.js'

function listen(format: 'text' | 'json') {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line))
  vi.spyOn(console, 'error').mockImplementation(line => void lines.push(line))
  return { lines, log: createLog({ service: 'server', format, now: () => 0 }) }
}

it('writes a line of JSON for everything that happens', () => {
  const { lines, log } = listen('json')
  log.info('listening', { url: 'http://127.0.0.1:4100' })
  log.error(Object.assign(new Error('No\nanswer.'), { code: 'ECONNREFUSED' }))
  expect(lines.map(line => JSON.parse(line))).toEqual([
    {
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      service: 'server',
      message: 'listening',
      url: 'http://127.0.0.1:4100',
    },
    {
      time: '1970-01-01T00:00:00.000Z',
      level: 'error',
      service: 'server',
      message: 'No answer.',
      code: 'ECONNREFUSED',
    },
  ])
  expect(lines.join('')).not.toContain('\n')
})

it.each(['text', 'json'] as const)('keeps secrets and visitors out of its lines (%s)', format => {
  const { lines, log } = listen(format)
  const cause = new Error('insert into auth_users values (ada@lovelace.example)')
  const error = new Error(
    'Mail to ada@lovelace.example by smtps://user:hunter2@mail and valkey://:pa@hunter2@cache and postgres://me:a/hunter2#@db failed, from 203.0.113.7, \u001b[31mkey deadbeefdeadbeefdeadbeefdeadbeef.',
    { cause },
  )
  log.error(Object.assign(error, { query: 'select secret', parameters: ['hunter2'] }))
  expect(lines.join()).toContain('failed')
  expect(lines.join()).not.toMatch(/ada|hunter2|203\.0|deadbeef|select|insert|createLog\.test/)
  expect(lines.join()).not.toContain('\u001b')
})

it('writes for people unless it is told otherwise', () => {
  const { lines, log } = listen('text')
  log.info('Portico server:', { url: 'http://127.0.0.1:4100' })
  log.error(new Error('No answer.'))
  expect(lines).toEqual(['Portico server: http://127.0.0.1:4100', 'portico-server: No answer.'])
})
