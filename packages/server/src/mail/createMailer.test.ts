import { startInbox } from '@portico/sandbox/mail'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMailer } from './createMailer.js'
import { describeDevice } from './describeDevice.js'

async function open() {
  const inbox = await startInbox()
  const mailer = createMailer({ url: inbox.smtpUrl, from: 'My shop <wallet@shop.example>' })
  onTestFinished(async () => {
    mailer.close()
    await inbox.stop()
  })
  return { inbox, mailer }
}

describe('createMailer', () => {
  it('sends to one mailbox, and makes no header of what a subject says [AU07]', async () => {
    const { inbox, mailer } = await open()
    await mailer.send({
      to: 'ada@home.example',
      subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nbody',
      text: 'Hi\r\n.\r\nMAIL FROM:<x@evil.example>',
      language: 'de',
    })
    expect(inbox.mails).toHaveLength(1)
    const [mail] = inbox.mails
    expect(mail?.to).toEqual(['ada@home.example'])
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'de' }))
    expect(mail?.text).toContain('MAIL FROM:<x@evil.example>')
  })

  it('fails when the server refuses', async () => {
    const { inbox, mailer } = await open()
    inbox.behave('refuse')
    const mail = { to: 'ada@home.example', subject: 'x', text: 'x', language: 'en' } as const
    await expect(mailer.send(mail)).rejects.toThrow()
  })

  it('wants the address of a mail server, and does not repeat a password', () => {
    expect(() => createMailer({ url: 'http://user:hunter2@mail.example', from: 'x' })).toThrow(
      'PORTICO_SMTP_URL must look like smtps://user:password@mail.example.',
    )
  })
})

describe('describeDevice', () => {
  it.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
      'Chrome on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge on Windows'],
    ['Call +1 900 and say your code <b>', 'a browser'],
    [undefined, 'a browser'],
  ])('says of %j: %s', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words)
  })
})
