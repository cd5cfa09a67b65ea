import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { assertKnownVariables } from './assertKnownVariables.js'

const set = (name: string, value = '1') => assertKnownVariables({ [name]: value })

it('refuses a misspelt setting, and says which was meant', () => {
  expect(() => set('PORTICO_SMPT_URL')).toThrow(
    'There is no setting PORTICO_SMPT_URL. Did you mean PORTICO_SMTP_URL?',
  )
  expect(() => set('PORTICO_TRUSTPROXY')).toThrow('Did you mean PORTICO_TRUST_PROXY?')
  expect(() => set('PORTICO_GOGLE_LOGIN_ID')).toThrow('Did you mean PORTICO_GOOGLE_LOGIN_ID?')
  expect(() => set('PORTICO_COFFEE_MACHINE')).toThrow('There is no setting PORTICO_COFFEE_MACHINE. See')
})

it('knows every setting that is read', () => {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder).filter(name => name.endsWith('.ts') && !name.includes('.test.'))
  const text = files.map(name => readFileSync(new URL(name, folder), 'utf8')).join('')
  const names = new Set(text.match(/\bPORTICO_[A-Z\d]+(?:_[A-Z\d]+)*\b(?!_)/g))
  expect(names.size).toBeGreaterThan(60)
  for (const name of names) expect(() => set(name)).not.toThrow()
})

it('starts in the tests of contributors who choose a chain, a browser or a database', () => {
  for (const name of ['CHAIN', 'CHROMIUM', 'FIREFOX', 'POSTGRES', 'VALKEY'])
    set(`PORTICO_${name}`, '/opt/own')
})

it('leaves alone what is empty, of others, or of the links of Kubernetes', () => {
  set('PORTICO_SMPT_URL', '')
  set('PATH')
  set('PORTICO_SERVER_SERVICE_HOST', '10.0.0.1')
  set('PORTICO_SERVER_SERVICE_PORT', '4100')
  set('PORTICO_SERVER_PORT', 'tcp://10.0.0.1:4100')
  set('PORTICO_SERVER_PORT_4100_TCP_ADDR', '10.0.0.1')
})
