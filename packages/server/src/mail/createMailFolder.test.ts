import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createMailFolder } from './createMailer.js'

it('keeps mails under names that no sender chooses, and tells of them [AU07]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const told: string[] = []
  const mailer = createMailFolder(join(folder, 'mails'), mail => told.push(mail))
  const mail = { to: '../x@home.example', subject: 'Hello\r\nTo: eve', text: 'Hi', language: 'en' } as const
  await mailer.send(mail)
  expect(told).toEqual(['To: ../x@home.example\nSubject: Hello  To: eve\n\nHi\n'])
  const [name = ''] = await readdir(join(folder, 'mails'))
  expect(name).toMatch(/^[\d-]+T[\d.-]+Z\.txt$/)
  expect(await readFile(join(folder, 'mails', name), 'utf8')).toBe(told[0])
})
