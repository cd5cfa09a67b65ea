import { expect, it } from 'vitest'
import { formatCode } from './formatCode.ts'
import { parseSettings } from './urlSettings.ts'

const format = (query: string) => formatCode(parseSettings(query), 'Server')

it('has nothing to host where no service is chosen', () => {
  expect(format('services=&pairing=off')).toMatch(/^# Nothing to host/)
})

it('names the project, the relay and what wallets by e-mail need', () => {
  const code = format('services=https%3A%2F%2Fapi.example&projectId=shop&relayUrl=wss%3A%2F%2Frelay.example')
  expect(code).toContain('project create --id shop ')
  expect(code).toContain('PORTICO_RELAY_URL=wss://relay.example')
  expect(code).not.toContain('portico-server vault')
  expect(format('email=on')).toContain('\nportico-server vault #')
})

it('keeps what was typed from being run', () => {
  expect(format("projectId=a';rm -rf x")).toContain("--id 'a'\\'';rm -rf x' ")
})
